import { SHARED_NAMESPACE, useTranslation } from '@mosta/shared/i18n';
import { Alert, Box, Button, Typography } from '@mosta/shared/ui';
import { useEffect, useRef, useState } from 'react';
import { ConfirmDialog } from './confirm-dialog';
import { type DraftKind, removeDraft, type StoredDraft, writeDraft } from './draft';

type DraftKeeperProps<Values> = {
  kind: DraftKind<Values>;
  /** The current values, without what must not be stored. */
  typed: Values;
  /** The values of an untouched form. */
  untouched: Values;
  /** Where the draft is stored, and which fields it leaves out. */
  where: string;
  /** Empties the form; called after the draft was removed. */
  onDiscard: () => void;
};

/** Saves the draft on this device, shows a notice, and offers to discard it. */
export function DraftKeeper<Values>(props: DraftKeeperProps<Values>) {
  const { kind, typed, untouched, where, onDiscard } = props;
  const { t } = useTranslation(SHARED_NAMESPACE);
  const [asking, setAsking] = useState(false);
  const text = JSON.stringify(typed);
  const hasTyped = text !== JSON.stringify(untouched);
  /** Removes only a draft that this form saved: a draft set aside stays until something is typed. */
  const saved = useRef(false);

  useEffect(() => {
    if (hasTyped) writeDraft(kind, typed);
    else if (saved.current) removeDraft(kind);
    saved.current = hasTyped;
    // compared as text, because the values are new objects at every render
  }, [text, hasTyped, kind]);

  return (
    <>
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
              <strong>{t('forms.draft.saved')}</strong> {where}
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
          removeDraft(kind);
          onDiscard();
        }}
      />
    </>
  );
}

type FoundDraftProps = {
  found: StoredDraft<unknown>;
  /** Notice that a draft was restored, and what it does not contain. */
  restored: string;
};

/** Notice about the draft of an earlier visit. */
export function FoundDraft({ found, restored }: FoundDraftProps) {
  const { t } = useTranslation(SHARED_NAMESPACE);
  if (!found.setAside && found.values === null) return null;
  return (
    <Alert severity={found.setAside ? 'warning' : 'info'}>
      {found.setAside ? t('forms.draft.setAside') : restored}
    </Alert>
  );
}
