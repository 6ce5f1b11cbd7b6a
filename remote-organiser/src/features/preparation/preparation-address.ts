import { PREPARATION_STATES } from '@mosta/shared/schemas/preparation.schema';
import { pageIn, useAddress } from '../../ui/use-address';

/** Which lines are wanted; null for all. */
export type Filter = {
  supplier: string | null;
  category: string | null;
  row: string | null;
  status: (typeof PREPARATION_STATES)[number] | null;
  /** From 1. */
  page: number;
};

const NAMES = ['fournisseur', 'categorie', 'allee', 'etat', 'page'] as const;

/** What is to be prepared of the page: `?fournisseur=Location&categorie=Mobilier&allee=B&etat=confirmed&page=2`. */
export function useFilter(): [Filter, (change: Partial<Filter>) => void] {
  const [given, change] = useAddress(NAMES);
  return [
    {
      ...{ supplier: given('fournisseur') || null, category: given('categorie') || null },
      ...{ row: given('allee') || null, page: pageIn(given('page')) },
      status: PREPARATION_STATES.find((known) => known === given('etat')) ?? null,
    },
    ({ supplier, category, row, status, page }) =>
      change({
        ...(supplier !== undefined && { fournisseur: supplier ?? '' }),
        ...(category !== undefined && { categorie: category ?? '' }),
        ...(row !== undefined && { allee: row ?? '' }),
        ...(status !== undefined && { etat: status ?? '' }),
        ...(page !== undefined && { page: page === 1 ? '' : String(page) }),
      }),
  ];
}
