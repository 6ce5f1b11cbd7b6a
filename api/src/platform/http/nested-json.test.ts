import { nestsDeeper } from './nested-json';

const nested = (depth: number) => `${'[{"a":'.repeat(depth)}1${'}]'.repeat(depth)}`;

it('counts what is open at once', () => {
  expect(nestsDeeper(nested(10), 20)).toBe(false);
  expect(nestsDeeper(nested(10), 19)).toBe(true);
  expect(nestsDeeper(`[${'[],{},'.repeat(100)}[]]`, 2)).toBe(false);
});

it('counts no brackets within texts, whatever they hold', () => {
  expect(nestsDeeper(JSON.stringify(['[[[[', '\\"[[[', '{\\']), 1)).toBe(false);
  expect(nestsDeeper('["\\\\", [[1]]]', 2)).toBe(true);
});

it('takes what never closes, and what closes too often, as it comes', () => {
  expect(nestsDeeper('[[[', 2)).toBe(true);
  expect(nestsDeeper('"[[[', 2)).toBe(false);
  expect(nestsDeeper(']]][', 1)).toBe(false);
});
