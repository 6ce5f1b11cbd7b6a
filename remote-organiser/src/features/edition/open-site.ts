import { ELSEWHERE } from '../../paths';

/** Leaves for the public site, as a document of its own: what this page knows is of the current edition. */
export function openSite(): void {
  location.assign(ELSEWHERE.home);
}
