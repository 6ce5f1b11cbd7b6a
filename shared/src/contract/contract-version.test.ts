import { contractSatisfies } from './contract-version';

describe('contractSatisfies', () => {
  it.each([
    ['1.0.0', '^1.0.0', true],
    ['1.4.2', '^1.2.0', true],
    ['1.2.0', '^1.2.1', false],
    ['2.0.0', '^1.0.0', false],
    ['1.0.0', '^2.0.0', false],
    ['1.0.1', '1.0.1', true],
    ['1.0.1', '1.0.0', false],
    ['1.0.0', '*', false],
    ['1.0.0', '', false],
  ])('host %s and range %s: %s', (version, range, expected) => {
    expect(contractSatisfies(version, range)).toBe(expected);
  });
});
