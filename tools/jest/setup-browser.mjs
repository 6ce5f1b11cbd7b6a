import '@testing-library/jest-dom';

// A limit against hanging, not a measure: axe takes its time over a long page on a busy machine.
jest.setTimeout(60_000);

// jsdom has neither; components that ask for them get the answer of a still, wide screen.
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
