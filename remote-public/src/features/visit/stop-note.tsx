import { useTranslation } from '@mosta/shared/i18n';
import { AddIcon, Button, TextField } from '@mosta/shared/ui';
import { useState } from 'react';
import { LONGEST_NOTE } from './use-notes';

type StopNoteProps = { title: string; note: string; onNote: (note: string) => void };

/** The visitor's note: a button until there is one, or somebody wants to write one. It is kept while it is typed. */
export function StopNote({ title, note, onNote }: StopNoteProps) {
  const { t } = useTranslation('public');
  const [isOpen, setOpen] = useState(false);
  if (!isOpen && note === '') {
    return (
      <Button
        size="small"
        startIcon={<AddIcon />}
        aria-label={t('visit.note.addTo', { title })}
        onClick={() => setOpen(true)}
        sx={{ mt: 1, marginInlineStart: -2 }}
      >
        {t('visit.note.add')}
      </Button>
    );
  }
  return (
    <TextField
      multiline
      fullWidth
      size="small"
      label={t('visit.note.label', { title })}
      helperText={isOpen && t('visit.note.hint')}
      value={note}
      autoFocus={isOpen}
      // The field stays while it is emptied to be written anew.
      onFocus={() => setOpen(true)}
      onChange={(event) => onNote(event.target.value)}
      slotProps={{ htmlInput: { maxLength: LONGEST_NOTE, dir: 'auto' } }}
      sx={{ mt: 3, maxInlineSize: '40em' }}
    />
  );
}
