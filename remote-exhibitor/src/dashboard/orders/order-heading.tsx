import { useTranslation } from '@mosta/shared/i18n';
import { ArrowBackIcon, Box, Button, Typography } from '@mosta/shared/ui';
import { useEffect, useRef } from 'react';

/** Heads the catalogue, and leads back to the tables. Takes the focus when it appears. */
export function OrderHeading({ onLeave }: { onLeave: () => void }) {
  const { t } = useTranslation('exhibitor');
  const heading = useRef<HTMLHeadingElement>(null);
  useEffect(() => heading.current?.focus(), []);
  return (
    <Box sx={{ mb: 6 }}>
      <Button
        onClick={onLeave}
        startIcon={<ArrowBackIcon sx={{ '[dir="rtl"] &': { transform: 'scaleX(-1)' } }} />}
        sx={{ marginInlineStart: -3.5, mb: 2 }}
      >
        {t('order.back')}
      </Button>
      <Typography
        ref={heading}
        tabIndex={-1}
        variant="h4"
        component="h3"
        sx={{ outline: 'none', mb: 1 }}
      >
        {t('order.title')}
      </Typography>
      <Typography color="textSecondary" sx={{ maxInlineSize: '40em' }}>
        {t('order.text')}
      </Typography>
    </Box>
  );
}
