import { csvLine } from './csv';

it('quotes what would break a line, and leaves the rest alone', () => {
  expect(
    csvLine(['SARL Exemple', 'a;b', 'dit « oui »', 'dit "oui"', 'deux\nlignes', null, 12]),
  ).toBe('SARL Exemple;"a;b";dit « oui »;"dit ""oui""";"deux\nlignes";;12\r\n');
});

it.each(['=1+1', '+213555', '-2', '@SUM(A1)', '\t=1', '  =1', '＝1', '\r=1'])(
  'shows %j as text, whatever a spreadsheet would make of it',
  (text) => {
    expect(csvLine([text])).toMatch(/^"?'/);
  },
);

it('leaves numbers that are numbers', () => {
  expect(csvLine([-5, 'A-1'])).toBe('-5;A-1\r\n');
});
