import { gzipSync } from 'node:zlib';
import fc from 'fast-check';
import { pathsOf, withValue } from './samples';

const deep = (depth: number) => `${'['.repeat(depth)}${']'.repeat(depth)}`;

/** JSON texts of values that break, or might break, what reads them. */
const HOSTILE_JSON = [
  'null',
  'true',
  '""',
  '0',
  '-0',
  '-1',
  '1.5',
  '1e999',
  '-1e999',
  '1e-999',
  '9007199254740993',
  '99999999999999999999999999',
  '[]',
  '{}',
  '[null]',
  '{"toString":1}',
  '"\\u0000"',
  '"a\\u0000b"',
  '"\\ud800"',
  '"\\udfff\\ud800"',
  '"\\u202e\\u2066fdp.exe"',
  '"\\r\\nBcc: victime@exemple.dz"',
  '"\' or 1=1 --"',
  '"%00%0d%0a"',
  '"../../etc/passwd"',
  '"<script>alert(1)</script>"',
  '"{{7*7}}"',
  '"0000-00-00"',
  '"+275760-09-13T00:00:00.001Z"',
  '"2025-02-30"',
  '"9999-12-31T23:59:60Z"',
  '"NaN"',
  '"Infinity"',
  '{"__proto__":{"polluted":true}}',
  '{"constructor":{"prototype":{"polluted":true}}}',
  '{"$ne":null}',
  deep(50),
  deep(5000),
  `"${'x'.repeat(5000)}"`,
  `"${'é'.repeat(60_000)}"`,
  `[${'1,'.repeat(3000)}1]`,
];

/** Marks where a JSON text is put that no value of JavaScript can hold. */
const MARK = '@@hostile@@';

export type HostileBody = { body: string | Buffer; contentType: string };

const JSON_TYPE = 'application/json';
const CONTENT_TYPES = [
  'text/plain',
  'application/x-www-form-urlencoded',
  'multipart/form-data',
  'multipart/form-data; boundary=x',
  'application/xml',
  'application/json; charset=utf-16',
  'application/merge-patch+json',
  'x',
  '/',
];

const HOSTILE_VALUE = fc.oneof(
  fc.constantFrom(...HOSTILE_JSON),
  fc.json({ maxDepth: 3 }),
  fc.string({ unit: 'binary' }).map((text) => JSON.stringify(text)),
  fc.double().map((number) => JSON.stringify(number)),
);
const HOSTILE_KEYS = [
  ...['__proto__', 'constructor', 'prototype'],
  ...['role', '_id', 'passwordHash', ''],
];

/** Something at one place of a valid body: replaced, doubled, removed, or joined by an unexpected key. */
const changed = (sample: unknown) =>
  fc
    .record({
      path: fc.constantFrom(...pathsOf(sample)),
      value: HOSTILE_VALUE,
      how: fc.constantFrom('replace', 'replace', 'replace', 'remove', 'add', 'double'),
      key: fc.constantFrom(...HOSTILE_KEYS),
    })
    .map(({ path, value, how, key }) => {
      if (how === 'remove') return JSON.stringify(withValue(sample, path, undefined) ?? null);
      const at = how === 'add' ? [...path, key] : path;
      const text = JSON.stringify(withValue(sample, at, MARK)).replace(`"${MARK}"`, () => value);
      if (how !== 'double') return text;
      // The first key of an object, once more.
      return text.replace(
        /^\{("[^"]*":)/,
        (whole, name: string) => `{${name}${value},${whole.slice(1)}`,
      );
    });

/** Bodies made of one that a call takes, each with something wrong in it, or with nothing right left. */
export function hostileBody(sample: unknown): fc.Arbitrary<HostileBody> {
  const whole = JSON.stringify(sample);
  const json = (text: string) => ({ body: text, contentType: JSON_TYPE });
  return fc.oneof(
    { weight: 12, arbitrary: changed(sample).map(json) },
    { weight: 2, arbitrary: fc.constantFrom(...HOSTILE_JSON).map(json) },
    {
      weight: 1,
      arbitrary: fc.nat({ max: whole.length - 1 }).map((end) => json(whole.slice(0, end))),
    },
    { weight: 1, arbitrary: fc.string({ unit: 'binary' }).map(json) },
    {
      weight: 1,
      arbitrary: fc
        .uint8Array({ maxLength: 64 })
        .map((bytes) => ({ body: Buffer.from(bytes), contentType: JSON_TYPE })),
    },
    {
      weight: 1,
      arbitrary: fc
        .constantFrom(...CONTENT_TYPES)
        .map((contentType) => ({ body: whole, contentType })),
    },
    { weight: 1, arbitrary: fc.constant({ body: gzipSync(whole), contentType: JSON_TYPE }) },
  );
}

/** Parts of an address as nobody types them. */
const HOSTILE_TEXTS = [
  '%00',
  '%',
  '%zz',
  '%c0%ae%c0%ae',
  '%ff%fe',
  '..',
  '..%2f..%2f',
  '%2e%2e%5c',
  '.',
  '%20',
  "'",
  "'%20or%201=1--",
  '"',
  '__proto__',
  'constructor',
  '%E2%80%AE',
  '%F0%9F%A6%84',
  '%0d%0aSet-Cookie:%20a=b',
  '-1',
  '1e999',
  '9'.repeat(40),
  'x'.repeat(101),
  'x'.repeat(4000),
  '00000000-0000-4000-8000-000000000000',
  '[]',
  '[object%20Object]',
];

export const hostileText = fc.oneof(
  { weight: 3, arbitrary: fc.constantFrom(...HOSTILE_TEXTS) },
  { weight: 1, arbitrary: fc.string({ unit: 'grapheme' }).map((text) => encodeURIComponent(text)) },
  { weight: 1, arbitrary: fc.webQueryParameters() },
);
