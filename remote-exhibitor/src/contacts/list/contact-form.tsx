import { useTranslation } from '@mosta/shared/i18n';
import { toAppError } from '@mosta/shared/queries';
import {
  CONTACT_NOTE_LENGTH,
  FOLLOW_UPS,
  type FollowUp,
  MOST_STARS,
  type VisitorContact,
} from '@mosta/shared/schemas/visitor-contact.schema';
import { useErrorText } from '@mosta/shared/shell';
import { RADIUS } from '@mosta/shared/theme';
import {
  Alert,
  Box,
  Button,
  TextField,
  ToggleButton,
  ToggleButtonGroup,
  Typography,
} from '@mosta/shared/ui';
import { type FormEvent, useId, useState } from 'react';
import { useChangeContact, useContacts } from '../state/contact.queries';

const STARS = Array.from({ length: MOST_STARS }, (_, index) => index + 1);

type ContactFormProps = { contact: VisitorContact; name: string; onClose: () => void };

/** Rating, follow-up and note of a contact. */
export function ContactForm({ contact, name, onClose }: ContactFormProps) {
  const { t } = useTranslation('exhibitor');
  const errorText = useErrorText();
  const id = useId();
  const save = useChangeContact();
  const { refetch } = useContacts();
  const [rating, setRating] = useState(contact.rating);
  const [followUp, setFollowUp] = useState<FollowUp>(contact.followUp);
  const [note, setNote] = useState(contact.note);

  async function submit(event: FormEvent): Promise<void> {
    event.preventDefault();
    const change = { version: contact.version, rating, followUp, note };
    try {
      await save.mutateAsync({ id: contact._id, change });
      onClose();
    } catch (error) {
      // a colleague has written meanwhile: what is typed stays, on what there is now
      if (toAppError(error).status === 409) await refetch();
    }
  }

  return (
    <Box
      component="form"
      aria-label={t('contacts.form.label', { name })}
      onSubmit={(event) => void submit(event)}
      sx={{ display: 'grid', gap: 4, justifyItems: 'start' }}
    >
      <Box sx={{ display: 'grid', gap: 2 }}>
        <Typography id={`${id}-rating`} variant="body2" sx={{ fontWeight: 600 }}>
          {t('contacts.rating')}
        </Typography>
        <ToggleButtonGroup
          exclusive
          aria-labelledby={`${id}-rating`}
          value={rating}
          onChange={(_event, next: number | null) => setRating(next)}
        >
          {STARS.map((stars) => (
            <ToggleButton
              key={stars}
              value={stars}
              aria-label={t('contacts.stars', { stars })}
              sx={{ minInlineSize: 44 }}
            >
              {stars}
            </ToggleButton>
          ))}
        </ToggleButtonGroup>
      </Box>
      <Box sx={{ display: 'grid', gap: 2 }}>
        <Typography id={`${id}-follow-up`} variant="body2" sx={{ fontWeight: 600 }}>
          {t('contacts.followUp')}
        </Typography>
        <ToggleButtonGroup
          exclusive
          aria-labelledby={`${id}-follow-up`}
          value={followUp}
          onChange={(_event, next: FollowUp | null) => next && setFollowUp(next)}
          sx={PILLS}
        >
          {FOLLOW_UPS.map((one) => (
            <ToggleButton key={one} value={one}>
              {t(`contacts.followUps.${one}`)}
            </ToggleButton>
          ))}
        </ToggleButtonGroup>
      </Box>
      <TextField
        fullWidth
        multiline
        minRows={3}
        id={`${id}-note`}
        label={t('contacts.note')}
        value={note}
        onChange={({ target }) => setNote(target.value)}
        slotProps={{ htmlInput: { maxLength: CONTACT_NOTE_LENGTH, dir: 'auto' } }}
      />
      {save.error && (
        <Alert severity="error" role="alert">
          {`${t('contacts.form.failed')} ${errorText(save.error)}`}
        </Alert>
      )}
      <Box sx={{ display: 'flex', flexWrap: 'wrap', gap: 3 }}>
        <Button type="submit" variant="contained" loading={save.isPending}>
          {t('contacts.form.save')}
        </Button>
        <Button onClick={onClose} disabled={save.isPending}>
          {t('contacts.form.cancel')}
        </Button>
      </Box>
    </Box>
  );
}

/** Each a pill of its own: a row of joined ones would break on a phone. */
const PILLS = {
  ...{ flexWrap: 'wrap', gap: 2 },
  '& .MuiToggleButton-root': {
    ...{ marginInlineStart: 0, borderRadius: RADIUS.pill },
    ...{ border: '1px solid', borderColor: 'line' },
  },
} as const;
