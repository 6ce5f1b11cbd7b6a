import { isAlgeria, normaliseNif, normaliseRc } from './company-number';

it.each(['Algérie', ' ALGERIE ', 'Algeria', 'dz', 'الجزائر', '', null, undefined])(
  'takes %s for Algeria',
  (country) => expect(isAlgeria(country)).toBe(true),
);

it.each(['France', 'Tunisie', 'Algésiras'])('takes %s for another country', (country) => {
  expect(isAlgeria(country)).toBe(false);
});

it('reads a tax number of fifteen digits, or twenty for a branch', () => {
  expect(normaliseNif('0012 3456 7890 123')).toBe('001234567890123');
  expect(normaliseNif('00123456789012300001')).toBe('00123456789012300001');
  for (const wrong of ['', '00123456789012', '0012345678901234', '00123456789012A']) {
    expect(normaliseNif(wrong)).toBeNull();
  }
});

it.each(['27/00-0012345B19', '27/00 - 0012345 b 19', '2700-0012345B19', '27000012345B19'])(
  'gives the register number %s its one spelling',
  (typed) => expect(normaliseRc(typed)).toEqual({ number: '27/00-0012345B19', doubtful: false }),
);

it('keeps an unusual register number, and says that it is doubtful', () => {
  expect(normaliseRc('rc 98 b 123')).toEqual({ number: 'RC98B123', doubtful: true });
});
