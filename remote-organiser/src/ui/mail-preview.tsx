import { directionOf } from '@mosta/shared/contract/languages';
import { type Language, useTranslation } from '@mosta/shared/i18n';
import { RADIUS } from '@mosta/shared/theme';
import { Box, Button, Typography } from '@mosta/shared/ui';
import { useEffect, useRef } from 'react';

/** A mail as its recipients would read it. */
export type ShownMail = { to: string; language: Language; subject: string; text: string };

type MailPreviewProps = {
  /** One for each language in which they are read. */
  mails: readonly ShownMail[];
  editable: boolean;
  /** Something above them is to be read first. */
  quiet?: boolean;
  onEdit: () => void;
};

/** Mails before they go; they take the focus, so that they are read. */
export function MailPreview({ mails, editable, quiet = false, onEdit }: MailPreviewProps) {
  const { t } = useTranslation('organiser');
  const box = useRef<HTMLDivElement>(null);
  useEffect(() => {
    if (!quiet) box.current?.focus();
  }, [quiet]);
  return (
    <>
      <Box ref={box} tabIndex={-1} sx={{ display: 'grid', gap: 5, outline: 'none' }}>
        {mails.map((mail) => (
          <Mail key={mail.language} mail={mail} />
        ))}
      </Box>
      <Button size="small" disabled={!editable} onClick={onEdit} sx={{ justifySelf: 'start' }}>
        {t('mail.edit')}
      </Button>
    </>
  );
}

function Mail({ mail: { to, language, subject, text } }: { mail: ShownMail }) {
  const { t } = useTranslation('organiser');
  const label = t('mail.label', { to, language: t(`mail.languages.${language}`) });
  return (
    <Box role="group" aria-label={label}>
      <Typography variant="body2" color="textSecondary" sx={{ overflowWrap: 'anywhere' }}>
        {label}
      </Typography>
      <Box lang={language} dir={directionOf(language)} sx={LETTER}>
        <Typography variant="h6" component="h3" sx={{ mb: 2 }}>
          {subject}
        </Typography>
        <Typography sx={{ whiteSpace: 'pre-wrap', overflowWrap: 'anywhere' }}>{text}</Typography>
      </Box>
    </Box>
  );
}

const LETTER = {
  ...{ mt: 2, padding: 4, borderRadius: RADIUS.field, border: '1px solid', borderColor: 'line' },
} as const;
