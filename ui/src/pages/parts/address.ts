/** The address keeps what is looked at. A page that is being left changes nothing any more. */
export function keepAddress(path: string, rest: string): void {
  if (location.pathname === path && location.search + location.hash !== rest) {
    history.replaceState(history.state, "", path + rest);
  }
}
