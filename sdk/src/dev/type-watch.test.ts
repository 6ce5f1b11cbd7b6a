import { readChecks } from './type-watch';

/** What `tsc -b -w --pretty false` writes for one check. */
function check(errors: string[]): string {
  return [
    '',
    '3:57:35 PM - File change detected. Starting incremental compilation...',
    '',
    ...errors,
    `3:57:36 PM - Found ${errors.length} error${errors.length === 1 ? '' : 's'}. Watching for file changes.`,
    '',
  ].join('\n');
}

const ERROR = "src/page.tsx(3,7): error TS2322: Type 'string' is not assignable to type 'number'.";
const DETAIL = "  Type 'string' is not assignable to type 'never'.";

test('the errors of a check are told when it ends, each with its details', () => {
  const report = jest.fn();
  readChecks(report)(check([ERROR, DETAIL]));
  expect(report.mock.calls).toEqual([[[ERROR, DETAIL.trimEnd()]]]);
});

test('the next check begins with none', () => {
  const report = jest.fn();
  const read = readChecks(report);
  read(check([ERROR]));
  read(check([]));
  expect(report.mock.calls).toEqual([[[ERROR]], [[]]]);
});

test('a check may come in pieces', () => {
  const report = jest.fn();
  const read = readChecks(report);
  for (const letter of check([ERROR])) read(letter);
  expect(report.mock.calls).toEqual([[[ERROR]]]);
});
