import { findDuplicates, type Identity } from './company-identity';

const company = (own: Partial<Identity>): Identity => ({
  ...{ names: [], emails: [], registerNumbers: [], taxNumbers: [] },
  ...own,
});

it('finds the same name, numbers and domain of mails, the surest first', () => {
  const found = findDuplicates([
    company({ names: ['SARL Épi d’Or'], taxNumbers: ['0001 2345 6789 012'], emails: ['a@epi.dz'] }),
    company({ names: ['Autre'], emails: ['b@epi.dz'] }),
    company({ names: ['EPI D OR'], taxNumbers: ['000123456789012'] }),
  ]);
  expect(found).toEqual([
    { one: 0, other: 2, reasons: ['nif', 'name'] },
    { one: 0, other: 1, reasons: ['domain'] },
  ]);
});

it('says nothing by mailboxes that everybody has, numbers of zeros, or what many share', () => {
  const many = Array.from({ length: 11 }, () => company({ names: ['Exemple'] }));
  const blank = company({ taxNumbers: ['000000000000000'], emails: ['a@gmail.com'] });
  expect(findDuplicates([...many, blank, { ...blank }])).toEqual([]);
});
