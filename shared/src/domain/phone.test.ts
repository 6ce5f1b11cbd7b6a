import { normalisePhone } from './phone';

it.each([
  ['0555 12 34 56', '+213555123456'],
  ['0555123456', '+213555123456'],
  ['+213 (0)555 12 34 56', '+213555123456'],
  ['+213 555-12-34-56', '+213555123456'],
  ['00213 6.61.23.45.67', '+213661234567'],
  ['213770123456', '+213770123456'],
  ['045 12 34 56', '+21345123456'],
  ['(021) 12/34/56', '+21321123456'],
  ['٠٥٥٥ ١٢ ٣٤ ٥٦', '+213555123456'],
  ['+33 1 23 45 67 89', '+33123456789'],
  ['0033123456789', '+33123456789'],
  [' +1 (202) 555-0123 ', '+12025550123'],
])('reads %s', (typed, number) => {
  expect(normalisePhone(typed)).toBe(number);
});

it.each([
  ['nothing', ''],
  ['a word', 'téléphone'],
  ['too few digits', '0555 12 34'],
  ['too many digits', '0555 12 34 56 78'],
  ['a mobile number one digit short', '+213 55512345'],
  ['a foreign number without its country code', '1 23 45 67 89'],
  ['more than E.164 allows', '+1234567890123456'],
  ['a plus in the middle', '0555+123456'],
  ['a line break and more', '0555123456\r\nBcc: x'],
])('refuses %s', (_case, typed) => {
  expect(normalisePhone(typed)).toBeNull();
});
