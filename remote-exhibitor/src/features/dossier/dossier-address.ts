import { useSearchParams } from '@mosta/shared/router';
import type { Dossier } from '@mosta/shared/schemas/dossier.schema';

/** Parts of the view, the first one shown where the address names none: `?vue=dossier&volet=paiement`. */
export const PARTS = ['suivi', 'documents', 'paiement', 'messages'] as const;
export type DossierPart = (typeof PARTS)[number];

const PART_PARAMETER = 'volet';
const DOSSIER_PARAMETER = 'dossier';

/** Where a part of a dossier is shown. */
export function partAddress(part: DossierPart, dossier: Pick<Dossier, '_id'>): string {
  return `?vue=dossier&${PART_PARAMETER}=${part}&${DOSSIER_PARAMETER}=${encodeURIComponent(dossier._id)}`;
}

function useParameter(name: string): [string | null, (value: string) => void] {
  const [parameters, setParameters] = useSearchParams();
  return [
    parameters.get(name),
    (value) =>
      setParameters(
        (before) => {
          const after = new URLSearchParams(before);
          after.set(name, value);
          return after;
        },
        { replace: true, preventScrollReset: true },
      ),
  ];
}

/** The open part of the view, and how to open another. */
export function usePart(): [DossierPart, (part: DossierPart) => void] {
  const [named, name] = useParameter(PART_PARAMETER);
  return [PARTS.find((one) => one === named) ?? PARTS[0], name];
}

/** The dossier that the address names, or the newest. */
export function useChosenDossier(
  dossiers: readonly Dossier[],
): [Dossier | undefined, (id: string) => void] {
  const [named, name] = useParameter(DOSSIER_PARAMETER);
  return [dossiers.find(({ _id }) => _id === named) ?? dossiers.at(0), name];
}
