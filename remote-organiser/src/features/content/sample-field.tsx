import { useTranslation } from '@mosta/shared/i18n';
import { Box, Typography } from '@mosta/shared/ui';
import { useId } from 'react';
import type { UseFormReturn } from 'react-hook-form';
import type { ContentForm } from './kind-editor';

/** Keeps the remark of pages that what they show is a sample. */
export function SampleField({ form }: { form: UseFormReturn<ContentForm> }) {
  const { t } = useTranslation('organiser');
  const id = useId();
  return (
    <Box sx={{ display: 'flex', alignItems: 'center', gap: 3, minBlockSize: 44 }}>
      <Box
        component="input"
        type="checkbox"
        id={id}
        {...form.register('sample')}
        sx={{ inlineSize: 22, blockSize: 22, flexShrink: 0, accentColor: 'olive' }}
      />
      <Typography component="label" htmlFor={id}>
        {t('content.keepSample')}
      </Typography>
    </Box>
  );
}
