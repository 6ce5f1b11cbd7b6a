import { formatDate, formatTime, useLanguage, useTranslation } from '@mosta/shared/i18n';
import type { VisitorContact } from '@mosta/shared/schemas/visitor-contact.schema';
import { RADIUS } from '@mosta/shared/theme';
import { Box, Button, MuiLink, Typography } from '@mosta/shared/ui';
import { StateBadge } from '@mosta/shared/workspace/state-badge';
import { useRef, useState } from 'react';
import { ContactForm } from './contact-form';

type ContactCardProps = {
  contact: VisitorContact;
  deleting: boolean;
  onDelete: (contact: VisitorContact) => void;
};

/** A visitor: who, how to reach them, what the exhibitor noted. */
export function ContactCard({ contact, deleting, onDelete }: ContactCardProps) {
  const { t } = useTranslation('exhibitor');
  const language = useLanguage();
  const [open, setOpen] = useState(false);
  const edit = useRef<HTMLButtonElement>(null);
  const { person, withdrawnAt, scannedAt, scannedBy } = contact;
  const name = person ? `${person.prenom} ${person.nom}` : t('contacts.withdrawn');
  const when = { date: formatDate(language, scannedAt), time: formatTime(language, scannedAt) };

  function close(): void {
    setOpen(false);
    requestAnimationFrame(() => edit.current?.focus());
  }

  return (
    <Box component="li" sx={CARD}>
      <Typography variant="h5" component="h3">
        <bdi>{name}</bdi>
      </Typography>
      {withdrawnAt && (
        <Typography color="textSecondary">
          {t('contacts.withdrawnText', { date: formatDate(language, withdrawnAt) })}
        </Typography>
      )}
      {person && <Person person={person} />}
      {person && !open && <Written contact={contact} />}
      <Typography variant="body2" color="textSecondary">
        {t(scannedBy === null ? 'contacts.scanned' : 'contacts.scannedBy', {
          ...when,
          name: scannedBy ?? '',
        })}
      </Typography>
      {open ? (
        <ContactForm contact={contact} name={name} onClose={close} />
      ) : (
        <Box sx={{ display: 'flex', flexWrap: 'wrap', gap: 3 }}>
          {person && (
            <Button
              ref={edit}
              size="small"
              variant="outlined"
              aria-label={t('contacts.edit', { name })}
              onClick={() => setOpen(true)}
            >
              {t('contacts.editShort')}
            </Button>
          )}
          <Button
            size="small"
            variant={person ? 'text' : 'outlined'}
            disabled={deleting}
            aria-label={t('contacts.delete', { name, ...when })}
            onClick={() => onDelete(contact)}
          >
            {t('contacts.deleteShort')}
          </Button>
        </Box>
      )}
    </Box>
  );
}

function Person({ person }: { person: NonNullable<VisitorContact['person']> }) {
  const { company, fonction, pays, email, phone } = person;
  const lines = [company, fonction, pays].filter((line) => line !== null);
  return (
    <div>
      {lines.length > 0 && (
        <Typography>
          {lines.map((line, index) => (
            <span key={line}>
              {index > 0 && ' · '}
              <bdi>{line}</bdi>
            </span>
          ))}
        </Typography>
      )}
      <Box sx={{ display: 'flex', flexWrap: 'wrap', columnGap: 5, rowGap: 1, mt: 1 }}>
        <MuiLink
          href={`mailto:${email}`}
          dir="ltr"
          sx={{ overflowWrap: 'anywhere', textAlign: 'match-parent' }}
        >
          {email}
        </MuiLink>
        {phone !== null && (
          <MuiLink href={`tel:${phone}`} dir="ltr">
            {phone}
          </MuiLink>
        )}
      </Box>
    </div>
  );
}

/** Rating, follow-up and note, as far as there are any. */
function Written({ contact: { rating, followUp, note } }: { contact: VisitorContact }) {
  const { t } = useTranslation('exhibitor');
  if (rating === null && followUp === 'none' && note === '') return null;
  return (
    <Box sx={{ display: 'grid', gap: 2, justifyItems: 'start' }}>
      <Box sx={{ display: 'flex', flexWrap: 'wrap', alignItems: 'center', gap: 3 }}>
        {rating !== null && (
          <Typography sx={{ fontWeight: 600 }}>{t('contacts.stars', { stars: rating })}</Typography>
        )}
        {followUp !== 'none' && (
          <StateBadge tone={followUp === 'done' ? 'good' : 'now'}>
            {t(`contacts.followUps.${followUp}`)}
          </StateBadge>
        )}
      </Box>
      {note !== '' && (
        <Typography
          dir="auto"
          sx={{ whiteSpace: 'pre-line', overflowWrap: 'anywhere', textAlign: 'match-parent' }}
        >
          {note}
        </Typography>
      )}
    </Box>
  );
}

const CARD = {
  ...{ display: 'grid', gap: 3, alignContent: 'start', minInlineSize: 0, padding: 5 },
  ...{ border: '1px solid', borderColor: 'line', borderRadius: RADIUS.card, bgcolor: 'surface' },
} as const;
