import { Problems } from './problems';

function setUp() {
  const show = jest.fn();
  const print = jest.fn();
  return { problems: new Problems(show, print), show, print };
}

test('what is found is shown to the pages and said at the terminal, once', () => {
  const { problems, show, print } = setUp();
  problems.report('types', ['src/a.ts(1,1): error TS1']);
  problems.report('types', ['src/a.ts(1,1): error TS1']);
  expect(show.mock.calls).toEqual([[[{ kind: 'types', lines: ['src/a.ts(1,1): error TS1'] }]]]);
  expect(print.mock.calls).toEqual([['✗ Les types ne passent pas\n  src/a.ts(1,1): error TS1']]);
});

test('what is mended goes, and what is not stays', () => {
  const { problems, show, print } = setUp();
  problems.report('types', ['error TS1']);
  problems.report('contract', ['… (CONTRACT_RANGE)']);
  problems.report('types', []);
  expect(show).toHaveBeenLastCalledWith([{ kind: 'contract', lines: ['… (CONTRACT_RANGE)'] }]);
  expect(print).toHaveBeenLastCalledWith('✓ Les types passent');
});

test('a first check that finds nothing says nothing', () => {
  const { problems, show, print } = setUp();
  problems.report('build', []);
  expect(show).not.toHaveBeenCalled();
  expect(print).not.toHaveBeenCalled();
});
