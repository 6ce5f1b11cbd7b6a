import { randomId } from '@mosta/shared/forms/random-id';
import { useTranslation } from '@mosta/shared/i18n';
import type { OrganizerStand } from '@mosta/shared/schemas/stand.schema';
import type { StandCut } from '@mosta/shared/schemas/stand-cut.schema';
import type { Done } from './done-message';
import { useCutStand, useUncutStand } from './stand-cut.queries';
import { useJoinStands, useSplitStand } from './stand-layout.queries';

/** Takes back what was joined, separated or cut. */
export function useUndo() {
  const { t } = useTranslation('organiser');
  const join = useJoinStands();
  const split = useSplitStand();
  const cutting = useCutStand();
  const uncutting = useUncutStand();
  const namesOf = (stands: readonly OrganizerStand[]) => stands.map(({ code }) => code).join(', ');
  return {
    ofJoin(whole: OrganizerStand): Done['undo'] {
      const key = randomId();
      return async () => {
        const parts = await split.mutateAsync({ stand: whole, key });
        return t('stands.split.done', { codes: namesOf(parts) });
      };
    },
    ofSplit(code: string, parts: readonly OrganizerStand[]): Done['undo'] {
      const key = randomId();
      const stands = parts.map((part) => ({ code: part.code, revision: part.revision }));
      return async () => {
        const whole = await join.mutateAsync({ key, code, stands });
        return t('stands.join.done', { code: whole.code, codes: whole.parts.join(', ') });
      };
    },
    ofCut({ code }: OrganizerStand, parts: readonly OrganizerStand[]): Done['undo'] {
      const key = randomId();
      const stands = parts.map((part) => ({ code: part.code, revision: part.revision }));
      return async () => {
        await uncutting.mutateAsync({ code, uncut: { key, stands } });
        return t('stands.uncut.done', { code });
      };
    },
    /** Cuts it again as it was; prices and sizes that were corrected since are those of the cut. */
    ofUncut({ code, revision }: OrganizerStand, cut: StandCut | undefined): Done['undo'] {
      if (!cut) return undefined;
      const key = randomId();
      const { side, parts: into } = cut;
      return async () => {
        const parts = await cutting.mutateAsync({ code, cut: { key, revision, side, into } });
        return t('stands.cut.done', { code, codes: namesOf(parts) });
      };
    },
  };
}
