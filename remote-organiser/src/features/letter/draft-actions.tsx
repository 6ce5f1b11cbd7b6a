import { useTranslation } from '@mosta/shared/i18n';
import type { Letter } from '@mosta/shared/schemas/letter.schema';
import { Box, Button } from '@mosta/shared/ui';
import { useState } from 'react';
import { useLetterPreview } from './letter.queries';
import type { LetterDone } from './letter-done';
import { SendDialog } from './send-dialog';
import { StepDialog } from './step-dialog';

type DraftActionsProps = {
  letter: Letter;
  /** What is typed would not be sent, or be lost. */
  unsaved: boolean;
  onDone: (what: LetterDone, id: string) => void;
};

/** Sends or plans a draft, whose readers were counted before; or removes it. */
export function DraftActions({ letter, unsaved, onDone }: DraftActionsProps) {
  const { t } = useTranslation('organiser');
  const { data: preview } = useLetterPreview(letter);
  const [asked, ask] = useState<'send' | 'remove' | null>(null);
  return (
    <Box sx={{ display: 'flex', flexWrap: 'wrap', gap: 3 }}>
      <Button
        variant={unsaved ? 'outlined' : 'contained'}
        disabled={unsaved || !preview || preview.recipients === 0}
        onClick={() => ask('send')}
      >
        {t('mailing.send.open')}
      </Button>
      <Button variant="outlined" disabled={unsaved} onClick={() => ask('remove')}>
        {t('mailing.remove.action')}
      </Button>
      {asked === 'send' && preview && (
        <SendDialog
          letter={letter}
          preview={preview}
          onDone={(what) => onDone(what, letter._id)}
          onClose={() => ask(null)}
        />
      )}
      {asked === 'remove' && (
        <StepDialog
          letter={letter}
          step="remove"
          onDone={() => onDone('removed', letter._id)}
          onClose={() => ask(null)}
        />
      )}
    </Box>
  );
}
