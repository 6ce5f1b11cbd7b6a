/** What the host loads where overrides are allowed, and nowhere else. */
export { observeRemotes } from './page-observations';
export { TestingPanel } from './testing-panel';
