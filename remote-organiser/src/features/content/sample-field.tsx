import { useTranslation } from '@mosta/shared/i18n';
import type { UseFormReturn } from 'react-hook-form';
import { CheckField } from '../../ui/check-field';
import type { ContentForm } from './kind-editor';

/** Keeps the remark of pages that what they show is a sample. */
export function SampleField({ form }: { form: UseFormReturn<ContentForm> }) {
  const { t } = useTranslation('organiser');
  return <CheckField field={form.register('sample')} label={t('content.keepSample')} />;
}
