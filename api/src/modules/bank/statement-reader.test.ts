import { decodeTable } from '../../platform/documents/read-csv';
import { readStatement } from './statement-reader';

const LAYOUT = { currency: 'DZD', columns: null, order: null } as const;
const read = (text: string, layout = {}) => readStatement(text, { ...LAYOUT, ...layout });

const FRENCH = [
  'Compte;00799999000000000000',
  '',
  'Date opération;Date valeur;Libellé;Débit;Crédit;Référence',
  '01/03/2025;01/03/2025;"VIR RECU; SARL EXEMPLE";;185 000,00;VR1',
  '02/03/2025;02/03/2025;Frais;1 000,00;;FR1',
].join('\r\n');

it('finds the heading below what banks write above it, and reads credits alone', () => {
  const { credits, others, rows, order, columns } = read(FRENCH);
  expect(credits).toMatchObject([
    {
      row: 4,
      day: '2025-03-01',
      label: 'VIR RECU; SARL EXEMPLE · VR1',
      amount: 185_000,
      currency: 'DZD',
    },
  ]);
  expect([others, rows, order]).toEqual([1, 2, 'dmy']);
  expect(columns).toEqual({ day: 0, label: 2, amount: 4, reference: 5, direction: null });
});

it('reads English statements with commas or tabs, a sign or a direction, and months first', () => {
  const english =
    'Date,Description,Amount\n03/28/2025,"Transfer, Example Ltd","1,850.50"\n03/29/2025,Fees,-12.00';
  expect(read(english, { currency: 'EUR' })).toMatchObject({
    ...{ order: 'mdy', others: 1 },
    credits: [{ day: '2025-03-28', label: 'Transfer, Example Ltd', amount: 185_050 }],
  });
  const tabs =
    'Date\tLibellé\tMontant\tSens\n28/03/2025\tVirement\t500\tC\n28/03/2025\tFrais\t20\tD';
  expect(read(tabs)).toMatchObject({ credits: [{ amount: 500 }], others: 1 });
});

it('reads UTF-8 with and without its mark, and what Windows wrote', () => {
  const text = 'Date;Libellé;Crédit\n01/03/2025;Société;100';
  const windows = Buffer.from(text, 'latin1');
  for (const bytes of [Buffer.from(text), Buffer.from(`\ufeff${text}`), windows]) {
    expect(read(decodeTable(bytes))).toMatchObject({ credits: [{ label: 'Société' }] });
  }
});

it('tells what is wrong by row, and takes the rest', () => {
  const wrong = [
    'Date;Libellé;Crédit',
    '31/02/2025;Exemple;100',
    '01/03/2025;Exemple;cent',
    '01/03/2025;Exemple;100,50',
    '01/03/2025;;100',
    '01/03/2025;Bon;100',
  ].join('\n');
  const { credits, errors } = read(wrong);
  expect(errors.map(({ row, code }) => [row, code])).toEqual([
    [2, 'DAY'],
    [3, 'AMOUNT'],
    [4, 'FRACTION'],
    [5, 'LABEL'],
  ]);
  expect(errors[0]?.message).toBe(
    'Ligne 2\u00a0: la date «\u00a031/02/2025\u00a0» n’est pas reconnue.',
  );
  expect(credits).toHaveLength(1);
});

it('takes two equal lines of a file as two, and those of another file as the same two', () => {
  const lines = '01/03/2025;Virement;100\n01/03/2025;Virement;100';
  const prints = (text: string) => read(text).credits.map(({ fingerprint }) => fingerprint);
  const first = prints(`Date;Libellé;Crédit\n${lines}`);
  expect(new Set(first).size).toBe(2);
  expect(prints(`Date,Libellé,Crédit\n02/03/2025,Autre,5\n${lines.replaceAll(';', ',')}`)).toEqual(
    expect.arrayContaining(first),
  );
});

it('asks for the columns that it does not know, and takes those that are chosen', () => {
  const odd = 'A;B;C\n01/03/2025;Virement;100';
  expect(read(odd)).toMatchObject({ incomplete: true, heads: ['A', 'B', 'C'], credits: [] });
  const columns = { day: 0, label: 1, amount: 2, reference: null, direction: null };
  expect(read(odd, { columns })).toMatchObject({ incomplete: false, credits: [{ amount: 100 }] });
  expect(() => read(odd, { columns: { ...columns, amount: 7 } })).toThrow('INVALID_INPUT');
});

it('refuses what is no table, and more rows than are read', () => {
  expect(() => read('bonjour')).toThrow('INVALID_INPUT');
  const many = Array.from({ length: 5001 }, () => '01/03/2025;Virement;100').join('\n');
  expect(() => read(`Date;Libellé;Crédit\n${many}`)).toThrow('INVALID_INPUT');
});
