import { isWeakPassword } from './password-strength';

const OWNER = ['huilerie.dahra@exemple.dz', 'Benali', 'Amina', 'SARL Huilerie du Dahra'];

it.each([
  '1234567890',
  '          ',
  'aaaaaaaaaaaaaaaa',
  'azertyuiop',
  'qwertyuiop1',
  'motdepasse1',
  'password123',
  'Bonjour2025',
  'huilerie.dahra@exemple.dz',
  'huilerie.dahra',
  'SARL Huilerie du Dahra',
  'aminabenali1',
  'x'.repeat(128),
])('refuses "%s"', (password) => {
  expect(isWeakPassword(password, OWNER)).toBe(true);
});

it.each([
  'MostaExpo-2025',
  'un mot de passe exemple',
  'une phrase facile à retenir',
  'زيتون مستغانم الأخضر',
])('takes "%s"', (password) => {
  expect(isWeakPassword(password, OWNER)).toBe(false);
});
