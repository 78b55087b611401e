/** Does something once, when an element comes near the window. */

/** So far outside of the window something is near. */
const NEAR = "300px 0px";

export function whenSeen(act: () => void): (element: Element) => () => void {
  return (element) => {
    const observer = new IntersectionObserver(
      (entries) => {
        if (!entries.some((entry) => entry.isIntersecting)) return;
        observer.disconnect();
        act();
      },
      { rootMargin: NEAR },
    );
    observer.observe(element);
    return () => observer.disconnect();
  };
}
