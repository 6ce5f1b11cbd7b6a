import type { PublicStatus } from '@mosta/shared/domain/stand-status';
import type { ConfirmedExhibitor } from '@mosta/shared/schemas/confirmed-exhibitor.schema';
import type { PublicExhibitor } from '@mosta/shared/schemas/public-exhibitor.schema';
import { ELSEWHERE } from '../../../paths';

/** Who is on a stand, as the directory of exhibitors shows it to everybody. */
export type Occupant = Pick<ConfirmedExhibitor, 'name' | 'sector' | 'country'> & {
  /** What it says of its products; empty where it has no page. */
  description: string;
  /** The address of its page, or of its line in the directory. */
  address: string;
};
export type Occupants = ReadonlyMap<string, Occupant>;

/** Nobody, until the directory is there. */
export const NOBODY: Occupants = new Map();

/**
 * Exhibitors by the code of their stand. Only who published a page or stands in the agency's data file is named, and
 * only on a stand that is taken: the file may be older than a sale (docs/decisions/0042).
 */
export function occupantsOf(
  published: readonly PublicExhibitor[],
  listed: readonly ConfirmedExhibitor[],
  statuses: ReadonlyMap<string, PublicStatus>,
): Occupants {
  const taken = ([code]: [string, Occupant]) => statuses.get(code) === 'reserved';
  return new Map(
    [
      ...listed.map(({ stand, name, sector, country }): [string, Occupant] => [
        stand,
        { name, sector, country, description: '', address: addressOf({ recherche: name }) },
      ]),
      ...published.flatMap(({ _id, stands, name, sector, country, description }) =>
        stands.map((stand): [string, Occupant] => [
          stand,
          { name, sector, country, description, address: addressOf({ exposant: _id }) },
        ]),
      ),
    ].filter(taken),
  );
}

function addressOf(parameters: Record<string, string>): string {
  return `${ELSEWHERE.directory}?${new URLSearchParams(parameters)}`;
}
