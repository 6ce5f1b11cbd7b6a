/** What the host loads where overrides are allowed, and nowhere else. */

export { guardForTests } from './guard-for-tests';
export { observeRemotes } from './page-observations';
export { TestingPanel } from './testing-panel';
