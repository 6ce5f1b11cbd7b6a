import { DraftKeeper } from '@mosta/shared/forms/draft-keeper';
import { LeaveGuard } from '@mosta/shared/forms/leave-guard';
import { SHARED_NAMESPACE, useTranslation } from '@mosta/shared/i18n';
import { type UseFormReturn, useWatch } from 'react-hook-form';
import {
  type Application,
  type ApplicationInput,
  DRAFT,
  draftOf,
  EMPTY_DRAFT,
} from './application';

type StaffDraftProps = {
  form: UseFormReturn<ApplicationInput, unknown, Application>;
  onDiscard: () => void;
};

const UNTOUCHED = draftOf(EMPTY_DRAFT) ?? EMPTY_DRAFT;

/** Saves the draft on this device, offers to discard it, and asks before unsent input is left. */
export function StaffDraft({ form: { control }, onDiscard }: StaffDraftProps) {
  const { t } = useTranslation(SHARED_NAMESPACE);
  const { t: tPublic } = useTranslation('public');
  const typed = draftOf(useWatch({ control })) ?? UNTOUCHED;
  const files = useWatch({ control, name: 'files' });
  const hasFile = Object.values(files).some((file) => file !== null);
  const hasTyped = JSON.stringify(typed) !== JSON.stringify(UNTOUCHED);
  return (
    <>
      <LeaveGuard unsent={hasTyped || hasFile}>
        {tPublic(hasFile ? 'staffForm.leaveFiles' : 'staffForm.leave')}
      </LeaveGuard>
      <DraftKeeper
        kind={DRAFT}
        typed={typed}
        untouched={UNTOUCHED}
        where={t('forms.draft.where')}
        onDiscard={onDiscard}
      />
    </>
  );
}
