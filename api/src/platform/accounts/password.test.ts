import { checkPassword, hashPassword } from './password';

it('accepts the right password only', async () => {
  const stored = await hashPassword('sésame, ouvre-toi');
  expect(await checkPassword('sésame, ouvre-toi', stored)).toBe(true);
  expect(await checkPassword('sésame', stored)).toBe(false);
});

it('refuses an unknown account, even with the decoy’s own password', async () => {
  expect(await checkPassword('decoy', null)).toBe(false);
});
