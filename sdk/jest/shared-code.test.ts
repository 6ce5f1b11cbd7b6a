import { join } from 'node:path';

const shown = (error: unknown) => (error instanceof Error ? (error.stack ?? '') : '');

it('keeps the lines and columns of the sources', () => {
  const [, place] = shown(new Error('here')).split('\n');
  expect(place).toMatch(/shared-code\.test\.ts:6:\d+\)?$/);
});

it('evaluates a module anew where it is asked for anew', () => {
  const file = join(__dirname, 'selector-filter.cjs');
  const first: unknown = require(file);
  jest.resetModules();
  expect(require(file)).not.toBe(first);
});

it('lets modules import others while they run', async () => {
  const { mayMatch } = await import('./selector-filter.cjs');
  expect(mayMatch({ tag: 'p', id: null, hasClass: () => false }, 'p')).toBe(true);
});
