/**
 * @jest-environment ./jest/browser-environment.cjs
 */
import { createServer } from 'node:http';
import type { AddressInfo } from 'node:net';
import { watchFaults } from './page-faults.mjs';

/** A page of its own: the faults of these tests are not those of the tests. */
function openPage() {
  const printed: unknown[][] = [];
  const print = (...words: unknown[]) => void printed.push(words);
  const scope = {
    ...{ fetch, XMLHttpRequest, ProgressEvent, location },
    console: { ...console, error: print, warn: print },
  };
  return { scope, printed, faults: watchFaults(scope) };
}

const ask = (page: Pick<typeof globalThis, 'XMLHttpRequest'>, address: string) =>
  new Promise<string>((resolve) => {
    const request = new page.XMLHttpRequest();
    request.addEventListener('load', () => resolve(request.responseText));
    request.addEventListener('error', () => resolve('error'));
    request.open('GET', address);
    request.send();
  });

it('refuses calls that nothing answers, and names each once', async () => {
  const { scope, faults } = openPage();
  expect(await ask(scope, '/v1/hotel')).toBe('error');
  await expect(scope.fetch('https://exemple.dz/a')).rejects.toThrow('fetch failed');
  expect(faults()).toEqual([
    'No answer of the test for /v1/hotel',
    'No answer of the test for https://exemple.dz/a',
  ]);
  expect(faults()).toEqual([]);
});

it('lets a test ask the server that it started', async () => {
  const server = createServer((_request, response) => {
    response.setHeader('access-control-allow-origin', '*');
    response.end('answered');
  });
  await new Promise<void>((resolve) => server.listen(0, resolve));
  const { scope, faults } = openPage();
  const address = `http://localhost:${(server.address() as AddressInfo).port}/`;
  expect(await ask(scope, address)).toBe('answered');
  expect(await (await scope.fetch(address)).text()).toBe('answered');
  expect(faults()).toEqual([]);
  server.close();
});

it('prints what a page warns of and takes it for a fault, but for the hint to act', () => {
  const { scope, printed, faults } = openPage();
  scope.console.error('Each child in a list should have a unique "key" prop.');
  scope.console.warn('An update to Page inside a test was not wrapped in act(...).');
  expect(printed).toHaveLength(2);
  expect(faults()).toEqual([
    'The page warned: Each child in a list should have a unique "key" prop.',
  ]);
});
