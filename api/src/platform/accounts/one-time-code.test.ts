import { codeUri, newCodeSecret, stepOfCode } from './one-time-code';

/** RFC 6238, appendix B: the ASCII text 12345678901234567890; its codes of eight digits end with these six. */
const SECRET = 'GEZDGNBVGY3TQOJQGEZDGNBVGY3TQOJQ';

it.each([
  [59, '287082'],
  [1_111_111_109, '081804'],
  [1_111_111_111, '050471'],
  [1_234_567_890, '005924'],
  [2_000_000_000, '279037'],
])('takes the code of RFC 6238 for second %i', (second, code) => {
  expect(stepOfCode(SECRET, code, new Date(second * 1000))).toBe(Math.floor(second / 30));
});

it('takes the codes of the steps beside, names their step, and takes none further away', () => {
  const at = (second: number) => stepOfCode(SECRET, '287082', new Date(second * 1000));
  expect([at(29), at(30), at(59), at(89)]).toEqual([1, 1, 1, 1]);
  expect([at(90), at(120)]).toEqual([null, null]);
});

it.each(['', '28708', '2870821', 'abcdef', '287 82'])('takes no "%s"', (code) => {
  expect(stepOfCode(SECRET, code, new Date(59_000))).toBeNull();
});

it('makes secrets of 160 bits, and the address that apps read', () => {
  const secret = newCodeSecret();
  expect(secret).toMatch(/^[A-Z2-7]{32}$/);
  expect(newCodeSecret()).not.toBe(secret);
  const uri = new URL(codeUri(secret, 'Mosta Expo', 'moi@exemple.dz'));
  expect(uri.protocol).toBe('otpauth:');
  expect(decodeURIComponent(uri.pathname)).toContain('Mosta Expo:moi@exemple.dz');
  expect(uri.searchParams.get('secret')).toBe(secret);
});
