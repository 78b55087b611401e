/** Which page is shown: the path of the address bar. */

let path = $state(location.pathname);
let hash = $state(location.hash);

export const route = {
  get path(): string {
    return path;
  },
  get hash(): string {
    return hash;
  },
};

function follow(): void {
  path = location.pathname;
  hash = location.hash;
}

addEventListener("popstate", follow);

/** Opens a page of this site. */
export function go(to: string): void {
  if (to !== location.pathname + location.hash) history.pushState(null, "", to);
  follow();
  if (!location.hash) scrollTo(0, 0);
}

/** Lets plain links stay in the page; modified clicks and other sites are the browser's. */
export function followLinks(event: MouseEvent): void {
  if (event.defaultPrevented || event.button !== 0) return;
  if (event.metaKey || event.ctrlKey || event.shiftKey || event.altKey) return;
  const link = (event.target as Element | null)?.closest("a");
  if (!link || link.target || link.hasAttribute("download")) return;
  if (link.origin !== location.origin || link.pathname.startsWith("/api")) return;
  event.preventDefault();
  go(link.pathname + link.search + link.hash);
}
