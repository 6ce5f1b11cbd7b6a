import type { Payer } from './payer.repository';

type Pair = readonly [label: string, value: string];

/** To whom a document is made out. Dots, not brackets: those turn round between letters of two directions. */
export function payerTexts(payer: Payer): Pair[] {
  const { name, raisonSociale, rcNumero, nifNumero } = payer;
  const place = [payer.adresse, payer.codePostal, payer.pays].filter(Boolean).join(', ');
  return [
    ['Entreprise', name === raisonSociale ? name : `${raisonSociale} · ${name}`],
    ['Adresse', place],
    rcNumero ? ['RC et NIF', `${rcNumero} · ${nifNumero}`] : ['NIF', nifNumero],
  ];
}

/** The same where nobody is known: lines to be filled in by hand. */
export const BLANK_PAYER: readonly Pair[] = [
  ['Entreprise', ''],
  ['Adresse', ''],
  ['RC et NIF', ''],
];
