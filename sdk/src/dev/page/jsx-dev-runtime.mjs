// The host shares `react/jsx-runtime` alone; in React's development build its functions check as much as these would.
// Plain JavaScript: it goes into the remote's build as it is, which does not compile what is installed.
import { jsx, jsxs } from 'react/jsx-runtime';

export { Fragment } from 'react/jsx-runtime';

/** What the compiler calls for an element in a development build. */
export function jsxDEV(type, properties, key, hasManyChildren) {
  return hasManyChildren ? jsxs(type, properties, key) : jsx(type, properties, key);
}
