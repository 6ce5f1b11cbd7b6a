import '@testing-library/jest-dom';
import { configure, getConfig } from '@testing-library/dom';
import * as React from 'react';
import { watchFaults } from './page-faults.mjs';

// Limits against hanging, not measures: a busy machine takes longer than a second to draw a page,
// and axe takes its time over a long one.
configure({ asyncUtilTimeout: 30_000 });
jest.setTimeout(300_000);

// What waits asks at each change of the page, and each answer "not yet" would print the whole page into its error. The
// last one is printed by the wait itself when its time is up.
configure(({ getElementError }) => ({
  getElementError(message, container) {
    if (!getConfig()._disableExpensiveErrorDiagnostics) return getElementError(message, container);
    return Object.assign(new Error(message ?? ''), { name: 'TestingLibraryElementError' });
  },
}));

// jsdom has none of these; components that ask for them get the answer of a still, wide screen.
globalThis.matchMedia ??= (query) => ({
  matches: false,
  media: query,
  onchange: null,
  addEventListener: () => undefined,
  removeEventListener: () => undefined,
  addListener: () => undefined,
  removeListener: () => undefined,
  dispatchEvent: () => false,
});
const nothing = () => undefined;
class StillObserver {
  observe = nothing;
  unobserve = nothing;
  disconnect = nothing;
  takeRecords = () => [];
}
globalThis.ResizeObserver ??= StillObserver;
globalThis.IntersectionObserver ??= StillObserver;
Element.prototype.scrollIntoView ??= nothing;

// React keeps the call stack of each element that it makes, for its warnings, until it has made 10,000 of them in a
// second. A page of a test has thousands: it starts where React stops.
Object.defineProperty(
  React.__CLIENT_INTERNALS_DO_NOT_USE_OR_WARN_USERS_THEY_CANNOT_UPGRADE,
  'recentlyCreatedOwnerStacks',
  { get: () => 10_000, set: nothing },
);

const faults = watchFaults(globalThis);
afterEach(() => {
  const [fault] = faults();
  if (fault !== undefined) throw new Error(fault);
});
