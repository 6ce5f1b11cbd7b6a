import { ConfirmDialog } from '@mosta/shared/forms/confirm-dialog';
import { removeDraft, type StoredDraft, writeDraft } from '@mosta/shared/forms/draft';
import { LeaveGuard } from '@mosta/shared/forms/leave-guard';
import { SHARED_NAMESPACE, useTranslation } from '@mosta/shared/i18n';
import { Alert, Box, Button, Typography } from '@mosta/shared/ui';
import { useEffect, useRef, useState } from 'react';
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

const UNTOUCHED = JSON.stringify(draftOf(EMPTY_DRAFT));

/** Keeps what is typed on this device, says so, offers to forget it, and asks before unsent input is left. */
export function StaffDraft({ form: { control, getValues }, onDiscard }: StaffDraftProps) {
  const { t } = useTranslation(SHARED_NAMESPACE);
  const { t: tPublic } = useTranslation('public');
  const [asking, setAsking] = useState(false);
  const typed = useWatch({ control, compute: (values) => JSON.stringify(draftOf(values)) });
  const files = useWatch({ control, name: 'files' });
  /** Only what was kept here is removed: what was set aside stays until then. */
  const kept = useRef(false);
  const hasTyped = typed !== UNTOUCHED;
  const hasFile = Object.values(files).some((file) => file !== null);

  useEffect(() => {
    const draft = draftOf(getValues());
    if (typed !== UNTOUCHED && draft) {
      writeDraft(DRAFT, draft);
      kept.current = true;
    } else if (kept.current) {
      removeDraft(DRAFT);
    }
  }, [typed, getValues]);

  return (
    <>
      <LeaveGuard unsent={hasTyped || hasFile}>
        {tPublic(hasFile ? 'staffForm.leaveFiles' : 'staffForm.leave')}
      </LeaveGuard>
      <Box
        sx={{
          display: 'flex',
          flexWrap: 'wrap',
          alignItems: 'center',
          columnGap: 4,
          rowGap: 1,
          minBlockSize: 44,
        }}
      >
        <Typography role="status" variant="body2" sx={{ color: 'text.secondary' }}>
          {hasTyped && (
            <>
              <strong>{t('forms.draft.saved')}</strong> {t('forms.draft.where')}
            </>
          )}
        </Typography>
        {hasTyped && <Button onClick={() => setAsking(true)}>{t('forms.draft.discard')}</Button>}
      </Box>
      <ConfirmDialog
        open={asking}
        title={t('forms.draft.ask')}
        text={t('forms.draft.askText')}
        confirm={t('forms.draft.discard')}
        cancel={t('forms.draft.keep')}
        onCancel={() => setAsking(false)}
        onConfirm={() => {
          setAsking(false);
          onDiscard();
        }}
      />
    </>
  );
}

/** What became of the draft of an earlier visit. */
export function FoundDraft({ found }: { found: StoredDraft<unknown> }) {
  const { t } = useTranslation(SHARED_NAMESPACE);
  if (!found.setAside && found.values === null) return null;
  return (
    <Alert severity={found.setAside ? 'warning' : 'info'}>
      {t(found.setAside ? 'forms.draft.setAside' : 'forms.draft.restored')}
    </Alert>
  );
}
