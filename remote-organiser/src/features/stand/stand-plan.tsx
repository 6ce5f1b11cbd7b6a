import { holderName } from '@mosta/shared/domain/wanted-stands';
import { SHARED_NAMESPACE, useTranslation } from '@mosta/shared/i18n';
import type { OrganizerStand } from '@mosta/shared/schemas/stand.schema';
import { RemoteSlot } from '@mosta/shared/shell';
import { useMemo } from 'react';
import { useBalances } from '../../balances.queries';
import { useRights } from '../../use-rights';
import { type Colouring, GROUPS, groupOf, type StandGroup } from './stand-groups';

type StandPlanProps = {
  stands: readonly OrganizerStand[];
  /** Those that filters leave out, too. */
  all: readonly OrganizerStand[];
  colouring: Colouring;
  chosen: ReadonlySet<string>;
  onChoose: (codes: readonly string[]) => void;
  onMove: (from: string, to: string) => void;
};

/** The stands on the plan of the floor plan's remote, in the look of their group. */
export function StandPlan({ stands, all, colouring, chosen, onChoose, onMove }: StandPlanProps) {
  const nameOf = useGroupName();
  const rights = useRights();
  const { data } = useBalances({ enabled: colouring === 'paiement' });
  const balances = useMemo(
    () => new Map((data ?? []).map((balance) => [balance.reservation, balance])),
    [data],
  );
  const groups = GROUPS[colouring];
  const places = useMemo(
    () =>
      stands.map((stand) => {
        const group = groupOf(stand, colouring, balances);
        return {
          code: stand.code,
          group: groups.indexOf(group),
          title: [stand.code, holderName(stand), nameOf(group)].filter(Boolean).join(', '),
          use: roleOf(stand),
        };
      }),
    [stands, colouring, balances, groups, nameOf],
  );
  const may = rights.mayWrite('stand');
  return (
    <RemoteSlot
      name="floorplan/desk"
      props={{
        places: may ? places : places.map((place) => ({ ...place, use: 'none' })),
        groups: groups.map(nameOf),
        chosen: [...chosen],
        known: all.map(({ code }) => code),
        onChoose,
        onMove,
      }}
    />
  );
}

/** Whether it can be dragged, or be the end of a drag. */
function roleOf({ state, holder }: OrganizerStand): 'moves' | 'free' | 'none' {
  if (holder) return 'moves';
  return state === 'libre' ? 'free' : 'none';
}

/** Names a group in the reader's language. */
function useGroupName(): (group: StandGroup) => string {
  const { t } = useTranslation('organiser');
  const { t: tShared } = useTranslation(SHARED_NAMESPACE);
  return useMemo(
    () => (group) => {
      const [about, value] = group.split('.');
      if (about === 'sector' && value !== 'none') return tShared(`sectors.${value}`);
      if (about === 'state') return t(`stands.states.${value}`);
      return t(`stands.groups.${about}.${value}`);
    },
    [t, tShared],
  );
}
