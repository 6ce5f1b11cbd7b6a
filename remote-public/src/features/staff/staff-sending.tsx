import { useTranslation } from '@mosta/shared/i18n';
import { RADIUS } from '@mosta/shared/theme';
import { Box, Button, Typography } from '@mosta/shared/ui';
import { useId } from 'react';

type StaffSendingProps = {
  /** Share that has been sent, 0 to 100. */ percent: number;
  onCancel: () => void;
};

/** Shown while sending: the specification's message, the progress, and a cancel button. */
export function StaffSending({ percent, onCancel }: StaffSendingProps) {
  const { t } = useTranslation('public');
  const id = useId();
  return (
    <Box sx={{ display: 'flex', flexWrap: 'wrap', alignItems: 'center', gap: 4 }}>
      <Box sx={{ flexGrow: 1, minInlineSize: 220 }}>
        <Box sx={{ display: 'flex', justifyContent: 'space-between', mb: 1 }}>
          <Typography id={id} role="status" sx={{ fontWeight: 600 }}>
            {t('staffForm.submitting')}
          </Typography>
          <Typography aria-hidden sx={{ fontVariantNumeric: 'tabular-nums' }}>
            <bdi>{t('staffForm.percent', { percent })}</bdi>
          </Typography>
        </Box>
        <Box
          role="progressbar"
          aria-labelledby={id}
          aria-valuenow={percent}
          aria-valuemin={0}
          aria-valuemax={100}
          sx={{ blockSize: 8, borderRadius: RADIUS.pill, bgcolor: 'line', overflow: 'hidden' }}
        >
          <Box
            style={{ inlineSize: `${percent}%` }}
            sx={{ blockSize: '100%', bgcolor: 'olive', transition: 'inline-size 200ms' }}
          />
        </Box>
      </Box>
      <Button variant="outlined" onClick={onCancel}>
        {t('staffForm.cancel')}
      </Button>
    </Box>
  );
}
