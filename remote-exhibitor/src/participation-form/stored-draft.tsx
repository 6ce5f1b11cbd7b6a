import { DraftKeeper } from '@mosta/shared/forms/draft-keeper';
import { LeaveGuard } from '@mosta/shared/forms/leave-guard';
import { useTranslation } from '@mosta/shared/i18n';
import { useWatch } from 'react-hook-form';
import { DRAFT, draftOf } from './state/participation-values';
import type { ParticipationForm } from './state/use-participation-form';

type StoredDraftProps = Pick<ParticipationForm, 'form' | 'identity' | 'untouched' | 'empty'>;

/** Stores the draft and asks before leaving it unsent. A component of its own, since it renders with every keystroke. */
export function StoredDraft({ form: { control }, identity, untouched, empty }: StoredDraftProps) {
  const { t } = useTranslation('exhibitor');
  const draft = draftOf(useWatch({ control }), identity !== null);
  const password = useWatch({ control, name: 'exhibitor.password' });
  const typed = password !== '' || JSON.stringify(draft) !== JSON.stringify(untouched);
  return (
    <>
      <LeaveGuard unsent={typed}>{t('participationForm.leave')}</LeaveGuard>
      <DraftKeeper
        kind={DRAFT}
        typed={draft}
        untouched={untouched}
        where={t('participationForm.draftWhere')}
        onDiscard={empty}
      />
    </>
  );
}
