/**
 * Watches what the page of a test must not do: ask what the test does not answer, and warn. A call without an answer would
 * wait for a network, or for whatever runs on this machine, and the page that tells of its failure looks finished.
 * msw puts its own `fetch` and `XMLHttpRequest` in front of these; a server that a test starts has a port.
 * @param {Pick<typeof globalThis, 'fetch' | 'XMLHttpRequest' | 'ProgressEvent' | 'location' | 'console'>} scope is changed
 * @returns {() => string[]} what it did since it was last asked
 */
export function watchFaults(scope) {
  const seen = [];
  const { fetch, XMLHttpRequest, ProgressEvent, location, console } = scope;
  const mayBeAsked = (address) => {
    const url = new URL(address, location.href);
    if (url.port !== '' || !url.protocol.startsWith('http')) return true;
    seen.push(`No answer of the test for ${address}`);
    return false;
  };

  scope.fetch = async (request, options) => {
    if (mayBeAsked(request.url ?? request)) return fetch(request, options);
    throw new TypeError('fetch failed');
  };
  scope.XMLHttpRequest = class extends XMLHttpRequest {
    #address = '';

    open(method, address, ...rest) {
      this.#address = address;
      super.open(method, address, ...rest);
    }

    send(body) {
      if (mayBeAsked(this.#address)) super.send(body);
      else queueMicrotask(() => this.dispatchEvent(new ProgressEvent('error')));
    }
  };

  for (const level of ['error', 'warn']) {
    const print = console[level];
    console[level] = (...words) => {
      print.apply(console, words);
      if (!ABOUT_ACT.test(String(words[0]))) seen.push(`The page warned: ${words[0]}`);
    };
  }
  return () => seen.splice(0);
}

/** Whether a state is set within React's `act` depends on when an answer comes: no fault of the page. */
const ABOUT_ACT = /\bact(\(|`)/;
