import { directionOf } from '@mosta/shared/contract/languages';
import { useTranslation } from '@mosta/shared/i18n';
import type { LateBalance } from '@mosta/shared/schemas/reminder.schema';
import { QueryGate } from '@mosta/shared/shell';
import { Box, Button, Dialog, DialogContent, LoadingState, Typography } from '@mosta/shared/ui';
import { useId } from 'react';
import { useReminderPreview } from './reminder.queries';

/** A reminder as each recipient would read it, in the own language. */
export function ReminderPreviewDialog({
  late,
  onClose,
}: {
  late: LateBalance;
  onClose: () => void;
}) {
  const { t } = useTranslation('organiser');
  const id = useId();
  return (
    <Dialog open onClose={onClose} fullWidth maxWidth="sm" aria-labelledby={id}>
      <DialogContent sx={{ padding: { xs: 6, sm: 8 } }}>
        <Typography id={id} variant="h4" component="h2" sx={{ mb: 4 }}>
          {t('reminders.preview.title', { company: late.company ?? late.reference })}
        </Typography>
        <QueryGate
          query={useReminderPreview(late.reservation)}
          loading={<LoadingState label={t('reminders.preview.loading')} />}
          failed={t('reminders.preview.failed')}
        >
          {(letters) =>
            letters.map(({ to, language, subject, text }) => (
              <Box key={to} sx={{ mb: 6 }}>
                <Typography variant="body2" color="textSecondary">
                  <bdi>{to}</bdi>
                </Typography>
                <Box lang={language} dir={directionOf(language)}>
                  <Typography variant="h6" component="h3" sx={{ mb: 2 }}>
                    {subject}
                  </Typography>
                  <Typography sx={{ whiteSpace: 'pre-wrap', overflowWrap: 'anywhere' }}>
                    {text}
                  </Typography>
                </Box>
              </Box>
            ))
          }
        </QueryGate>
        <Button variant="outlined" onClick={onClose}>
          {t('common.close')}
        </Button>
      </DialogContent>
    </Dialog>
  );
}
