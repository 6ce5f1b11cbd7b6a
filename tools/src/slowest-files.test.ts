import { slowestFiles } from './slowest-files';

it('names the files that took longest, longest first', () => {
  const files = [3, 70.4, 8, 1, 250, 9, 2].map((seconds) => ({ file: `${seconds}.ts`, seconds }));
  expect(slowestFiles(files)).toEqual([
    '  250 s  250.ts',
    '   70 s  70.4.ts',
    '    9 s  9.ts',
    '    8 s  8.ts',
    '    3 s  3.ts',
  ]);
});
