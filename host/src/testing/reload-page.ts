/** Loads the page anew, without what its address says of overrides: the session has them. */
export function reloadPage(): void {
  location.assign(location.pathname);
}
