import { directionOf } from '@mosta/shared/contract/languages';
import { useTranslation } from '@mosta/shared/i18n';
import type { StaffPreview } from '@mosta/shared/schemas/staff.schema';
import { RADIUS } from '@mosta/shared/theme';
import { Box, Button, Typography } from '@mosta/shared/ui';
import { useEffect, useRef } from 'react';

type MailPreviewProps = { mail: StaffPreview; editable: boolean; onEdit: () => void };

/** A mail as its recipient would read it; it takes the focus, so that it is read before it is sent. */
export function MailPreview({ mail, editable, onEdit }: MailPreviewProps) {
  const { t } = useTranslation('organiser');
  const box = useRef<HTMLDivElement>(null);
  useEffect(() => box.current?.focus(), []);
  const { to, language, subject, text } = mail;
  const label = t('staff.decision.mail', {
    ...{ to, language: t(`staff.decision.inLanguage.${language}`) },
  });
  return (
    <>
      <Box ref={box} tabIndex={-1} role="group" aria-label={label} sx={{ outline: 'none' }}>
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
      <Button size="small" disabled={!editable} onClick={onEdit} sx={{ justifySelf: 'start' }}>
        {t('staff.decision.edit')}
      </Button>
    </>
  );
}

const LETTER = {
  ...{ mt: 2, padding: 4, borderRadius: RADIUS.field, border: '1px solid', borderColor: 'line' },
} as const;
