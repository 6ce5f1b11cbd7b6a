import { existsSync, readdirSync } from 'node:fs';
import { join } from 'node:path';
import { FAILURES } from '../failures/failure-table';
import { FAILURE_STUBS, HELPING_BUILDS, WORKING_STUBS } from './failure-stubs';

const STUBS = join(import.meta.dirname, '..', '..', 'stubs');
const folders = readdirSync(STUBS).filter((entry) =>
  existsSync(join(STUBS, entry, 'descriptor.ts')),
);
const used = [
  ...Object.values(FAILURE_STUBS).map(({ build }) => build),
  ...Object.keys(WORKING_STUBS),
  ...Object.values(HELPING_BUILDS),
];

it('has a stub for each row of the table of failures, and none beside', () => {
  expect(Object.keys(FAILURE_STUBS).sort()).toEqual(Object.keys(FAILURES).sort());
});

it('serves every folder of stubs, and names none that is not there', () => {
  expect([...new Set(used)].sort()).toEqual(folders.sort());
});

it('has a previous version exactly where the table speaks of one', () => {
  const expected = Object.entries(FAILURES).filter(([, { what }]) =>
    /there is a previous/.test(what),
  );
  const previous = Object.entries(FAILURE_STUBS).filter(([, stub]) => stub.previous);
  expect(previous.map(([name]) => name).sort()).toEqual(expected.map(([name]) => name).sort());
});
