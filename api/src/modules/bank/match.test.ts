import { type Candidate, namesReference, proposalsFor } from './match';

const dinars = (amount: number) => ({ amount, currency: 'DZD' as const });
const candidate = (own: Partial<Candidate> = {}): Candidate => ({
  ...{ reservation: 'one', reference: 'ME25-R7D5B2F0E', company: 'L’Épi d’or' },
  ...{ names: ['L’Épi d’or', 'SARL Épi'], references: ['ME25-R7D5B2F0E', 'ME25-D000123'] },
  ...{ currency: 'DZD', due: dinars(220_150) },
  ...own,
});
const found = (label: string, amount: number, ...candidates: Candidate[]) =>
  proposalsFor({ label, amount: dinars(amount) }, candidates).map(
    ({ reservation, certainty, reasons }) => [reservation, certainty, ...reasons],
  );

it.each([
  ['VIR ME25-R7D5B2F0E', 'ME25-R7D5B2F0E', true],
  ['vir me25 r7d5b2f0e stand', 'ME25-R7D5B2F0E', true],
  ['VIR R7D5 B2F0E', 'ME25-R7D5B2F0E', true],
  ['VIR AR7D5B2F0E', 'ME25-R7D5B2F0E', false],
  ['DEVIS ME25 D123', 'ME25-D000123', true],
  ['DEVIS ME25-D0001234', 'ME25-D000123', false],
  ['DEVIS D000123', 'ME25-D000123', false],
  ['FACT ME25-PF000007', 'ME25-F000007', false],
])('in « %s », %s is named: %s', (label, reference, named) => {
  expect(namesReference(label, reference)).toBe(named);
});

it('is sure of a reference with what is due or a part of it, and not with more', () => {
  expect(found('ME25-R7D5B2F0E', 220_150, candidate())).toEqual([
    ['one', 'sure', 'reference', 'amount'],
  ]);
  expect(found('ME25-R7D5B2F0E', 100_000, candidate())).toEqual([['one', 'sure', 'reference']]);
  expect(found('ME25-R7D5B2F0E', 300_000, candidate())).toEqual([['one', 'likely', 'reference']]);
});

it('is sure of a name with exactly what is due; either alone is less', () => {
  const other = candidate({ reservation: 'two', names: ['Autre'], references: [] });
  expect(found('VIR SARL L EPI D OR', 220_150, candidate(), other)).toEqual([
    ['one', 'sure', 'amount', 'name'],
    ['two', 'possible', 'amount'],
  ]);
  expect(found('VIR L’ÉPI D’OR', 5000, candidate())).toEqual([['one', 'likely', 'name']]);
  expect(found('VIR', 220_150, candidate())).toEqual([['one', 'possible', 'amount']]);
});

it('is sure of none where two would be', () => {
  const other = candidate({ reservation: 'two', references: ['ME25-R00000001'] });
  expect(found('ME25-R7D5B2F0E ME25-R00000001', 1000, candidate(), other)).toEqual([
    ['one', 'likely', 'reference'],
    ['two', 'likely', 'reference'],
  ]);
});

it('proposes nothing in another currency, and nothing at all without a reason', () => {
  const euro = candidate({ currency: 'EUR', due: { amount: 220_150, currency: 'EUR' } });
  expect(found('ME25-R7D5B2F0E', 220_150, euro)).toEqual([]);
  expect(found('VIR', 1, candidate())).toEqual([]);
});
