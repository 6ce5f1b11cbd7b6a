import type { DocumentWords } from '../letterhead/document-words';
import type { Payer } from './payer.repository';

type Pair = readonly [label: string, value: string];

/** To whom a document is made out. Dots, not brackets: those turn round between letters of two directions. */
export function payerTexts(payer: Payer, words: DocumentWords): Pair[] {
  const { name, raisonSociale, rcNumero, nifNumero } = payer;
  const place = [payer.adresse, payer.codePostal, payer.pays].filter(Boolean).join(', ');
  return [
    [words.company, name === raisonSociale ? name : `${raisonSociale} · ${name}`],
    [words.address, place],
    rcNumero ? [words.register, `${rcNumero} · ${nifNumero}`] : [words.taxNumber, nifNumero],
  ];
}

/** The same where nobody is known: lines to be filled in by hand. */
export function blankPayer({ company, address, register }: DocumentWords): Pair[] {
  return [company, address, register].map((label) => [label, '']);
}
