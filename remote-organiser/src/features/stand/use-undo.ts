import { useTranslation } from '@mosta/shared/i18n';
import type { OrganizerStand } from '@mosta/shared/schemas/stand.schema';
import { newKey } from '../../new-key';
import type { Done } from './done-message';
import { useJoinStands, useSplitStand } from './stand-layout.queries';

/** Takes back what was joined, and what was separated. */
export function useUndo() {
  const { t } = useTranslation('organiser');
  const join = useJoinStands();
  const split = useSplitStand();
  const namesOf = (stands: readonly OrganizerStand[]) => stands.map(({ code }) => code).join(', ');
  return {
    ofJoin(whole: OrganizerStand): Done['undo'] {
      const key = newKey();
      return async () => {
        const parts = await split.mutateAsync({ stand: whole, key });
        return t('stands.split.done', { codes: namesOf(parts) });
      };
    },
    ofSplit(code: string, parts: readonly OrganizerStand[]): Done['undo'] {
      const key = newKey();
      const stands = parts.map((part) => ({ code: part.code, revision: part.revision }));
      return async () => {
        const whole = await join.mutateAsync({ key, code, stands });
        return t('stands.join.done', { code: whole.code, codes: whole.parts.join(', ') });
      };
    },
  };
}
