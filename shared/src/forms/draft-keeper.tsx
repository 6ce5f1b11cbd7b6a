import { SHARED_NAMESPACE, useTranslation } from '@mosta/shared/i18n';
import { Alert, Box, Button, Typography } from '@mosta/shared/ui';
import { useEffect, useRef, useState } from 'react';
import { ConfirmDialog } from './confirm-dialog';
import { type DraftKind, removeDraft, type StoredDraft, writeDraft } from './draft';

type DraftKeeperProps<Values> = {
  kind: DraftKind<Values>;
  /** What is typed now, without what a draft must not keep. */
  typed: Values;
  /** The same of a form that nobody has touched. */
  untouched: Values;
  /** Where the draft is kept, and without what. */
  where: string;
  /** Empties the form; the draft is gone by then. */
  onDiscard: () => void;
};

/** Keeps what is typed on this device, says so, and offers to forget it. */
export function DraftKeeper<Values>(props: DraftKeeperProps<Values>) {
  const { kind, typed, untouched, where, onDiscard } = props;
  const { t } = useTranslation(SHARED_NAMESPACE);
  const [asking, setAsking] = useState(false);
  const text = JSON.stringify(typed);
  const hasTyped = text !== JSON.stringify(untouched);
  /** Only what was kept here is removed: what was set aside stays until then. */
  const kept = useRef(false);

  useEffect(() => {
    if (hasTyped) writeDraft(kind, typed);
    else if (kept.current) removeDraft(kind);
    kept.current = hasTyped;
    // the text stands for the values: they are made anew at every drawing
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
  /** That the draft was found again, and what it does not hold. */
  restored: string;
};

/** What became of the draft of an earlier visit. */
export function FoundDraft({ found, restored }: FoundDraftProps) {
  const { t } = useTranslation(SHARED_NAMESPACE);
  if (!found.setAside && found.values === null) return null;
  return (
    <Alert severity={found.setAside ? 'warning' : 'info'}>
      {found.setAside ? t('forms.draft.setAside') : restored}
    </Alert>
  );
}
