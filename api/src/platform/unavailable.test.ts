import { isUnavailable } from './unavailable';

const withCode = (code: string) => Object.assign(new Error('x'), { code });

it.each([
  ['a refused connection', withCode('ECONNREFUSED')],
  ['a server that stops', withCode('57P01')],
  ['a server that starts', withCode('57P03')],
  ['a lost connection', withCode('08006')],
  ['a full disk under PostgreSQL', withCode('53100')],
  ['a full disk here', withCode('ENOSPC')],
  ['a cancelled statement', withCode('57014')],
  ['one of two that waited for each other', withCode('40P01')],
  ['a cut connection', new Error('Connection terminated unexpectedly')],
  ['a pool without a free connection', new Error('timeout exceeded when trying to connect')],
  ['a cause', new Error('Failed query', { cause: withCode('57P01') })],
  ['one of several addresses', new AggregateError([withCode('ECONNREFUSED')])],
])('takes %s for a lack that passes', (_case, error) => {
  expect(isUnavailable(error)).toBe(true);
});

it.each([
  ['a broken rule of the tables', withCode('23505')],
  ['a wrong statement', withCode('42601')],
  ['a fault of ours', new TypeError('x is not a function')],
  ['text', 'ECONNREFUSED'],
])('does not take %s for one', (_case, error) => {
  expect(isUnavailable(error)).toBe(false);
});
