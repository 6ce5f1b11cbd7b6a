import { formatDate, formatTime, useLanguage, useTranslation } from '@mosta/shared/i18n';
import type { VisitorScan } from '@mosta/shared/schemas/visitor-contact.schema';
import { Box, PlainList, Typography } from '@mosta/shared/ui';
import { StateBadge } from '@mosta/shared/workspace/state-badge';

/** Scans that the service has not been told: the device knows no name for them. */
export function WaitingScans({ waiting }: { waiting: readonly VisitorScan[] }) {
  const { t } = useTranslation('exhibitor');
  const language = useLanguage();
  if (waiting.length === 0) return null;
  return (
    <Box component="section" aria-labelledby="waiting-scans">
      <Typography id="waiting-scans" component="h2" variant="h5" sx={{ mb: 3 }}>
        {t('contacts.waiting.title', { count: waiting.length })}
      </Typography>
      <PlainList sx={{ display: 'grid', gap: 2 }}>
        {waiting.map(({ code, at }) => (
          <Box component="li" key={code} sx={{ display: 'flex', flexWrap: 'wrap', gap: 3 }}>
            <Typography>
              {t('contacts.waiting.scan', {
                date: formatDate(language, at),
                time: formatTime(language, at),
              })}
            </Typography>
            <StateBadge tone="now">{t('contacts.waiting.state')}</StateBadge>
          </Box>
        ))}
      </PlainList>
    </Box>
  );
}
