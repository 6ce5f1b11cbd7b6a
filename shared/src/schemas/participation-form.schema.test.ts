import * as v from 'valibot';
import { companySchema } from './participation-form.schema';

const COMPANY = {
  name: 'Marque exemple',
  raisonSociale: 'SARL Exemple',
  statut: 'SARL',
  adresse: '1, rue Exemple',
  codePostal: '27000',
  rcNumero: '27/00-0012345B19',
  nifNumero: '001234567890123',
};

/** Dotted paths of what is refused. */
function wrong(changes: object): string[] {
  const read = v.safeParse(companySchema, { ...COMPANY, ...changes });
  return (read.issues ?? []).map((issue) => v.getDotPath(issue) ?? '').sort();
}

it('takes a company of the country, and a foreign one with a tax number of its own', () => {
  expect(wrong({})).toEqual([]);
  expect(wrong({ pays: 'Tunisie', nifNumero: '1234567/A/M/000', rcNumero: '' })).toEqual([]);
});

it('wants the register number and fifteen or twenty digits of a company of the country', () => {
  expect(wrong({ pays: 'Algérie', nifNumero: '123', rcNumero: '' })).toEqual([
    'nifNumero',
    'rcNumero',
  ]);
});

it('reports the numbers together with everything else that is wrong', () => {
  expect(
    wrong({ name: '', email: 'x', tel: { fix: '12' }, nifNumero: '123', rcNumero: '' }),
  ).toEqual(['email', 'name', 'nifNumero', 'rcNumero', 'tel.fix']);
});
