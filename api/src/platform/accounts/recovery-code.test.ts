import { newRecoveryCode, plainCode } from './recovery-code';

it('is sixteen characters in groups of four, another each time', () => {
  const codes = new Set(Array.from({ length: 50 }, newRecoveryCode));
  expect(codes.size).toBe(50);
  for (const code of codes)
    expect(code).toMatch(/^[0-9a-hjkmnp-tv-z]{4}(-[0-9a-hjkmnp-tv-z]{4}){3}$/);
});

it('is the same however it is typed', () => {
  const code = newRecoveryCode();
  const plain = plainCode(code);
  expect(plain).toHaveLength(16);
  expect(plainCode(` ${code.toUpperCase().replaceAll('-', ' ')} `)).toBe(plain);
  expect(plainCode('OIL0-1234')).toBe('01101234');
  expect(plainCode('123 456')).toBe('123456');
});
