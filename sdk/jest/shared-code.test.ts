import { dirname, join } from 'node:path';
import * as v from 'valibot';

/** Of Testing Library, not of this package. */
const CONSTANTS = 'aria-query';

const shown = (error: unknown) => (error instanceof Error ? (error.stack ?? '') : '');

it('keeps the lines and columns of the sources', () => {
  const [, place] = shown(new Error('here')).split('\n');
  expect(place).toMatch(/shared-code\.test\.ts:10:\d+\)?$/);
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

it('gives modules the built-in objects of their own context', () => {
  expect(Object).toBe(globalThis.Object);
  expect(process).toBe(globalThis.process);
  expect([]).toBeInstanceOf(Array);
});

it('leaves a replaced clock to the modules', () => {
  jest.useFakeTimers({ now: 1000 });
  expect(Date.now()).toBe(1000);
  jest.useRealTimers();
});

it('evaluates constants once, each copy for itself', () => {
  const moduleSchema = v.object({ roles: v.object({ has: v.function() }) });
  const copyOf = (user: string) => {
    const path = require.resolve(CONSTANTS, { paths: [dirname(require.resolve(user))] });
    return v.parse(moduleSchema, require(path)).roles.has;
  };
  const has = copyOf('@testing-library/dom');
  expect(has('button')).toBe(true);
  expect(copyOf('@testing-library/jest-dom')).not.toBe(has);
  jest.resetModules();
  expect(copyOf('@testing-library/dom')).toBe(has);
});
