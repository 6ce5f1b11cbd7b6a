import { FieldRow, FormField } from '@mosta/shared/forms/form-field';
import { useTranslation } from '@mosta/shared/i18n';
import { AddIcon, Box, Button, RemoveIcon, Typography } from '@mosta/shared/ui';
import { type UseFormReturn, useFieldArray } from 'react-hook-form';
import type { ContentForm } from './kind-editor';

type SpeakerFieldsProps = {
  form: UseFormReturn<ContentForm>;
  name: string;
  message: (path: string) => string;
};

const MOST_SPEAKERS = 8;

/** Who speaks: name, and for whom or as what. */
export function SpeakerFields({ form, name, message }: SpeakerFieldsProps) {
  const { t } = useTranslation('organiser');
  const { fields, append, remove } = useFieldArray({ control: form.control, name });
  return (
    <Box component="fieldset" sx={{ border: 0, margin: 0, padding: 0, minInlineSize: 0 }}>
      <Box component="legend" sx={{ typography: 'h6', mb: 3, padding: 0 }}>
        {t('content.session.fields.speakers')}
      </Box>
      {fields.length === 0 && (
        <Typography sx={{ color: 'text.secondary', mb: 3 }}>{t('content.noSpeakers')}</Typography>
      )}
      <Box sx={{ display: 'grid', gap: 4 }}>
        {fields.map(({ id }, index) => {
          const path = (part: string) => `${name}.${index}.${part}`;
          return (
            <Box key={id} sx={{ display: 'grid', gap: 2 }}>
              <FieldRow>
                <FormField
                  field={form.register(path('name'))}
                  label={t('content.speaker.name')}
                  message={message(path('name'))}
                  required
                />
                <FormField
                  field={form.register(path('from'))}
                  label={t('content.speaker.from')}
                  message={message(path('from'))}
                />
              </FieldRow>
              <Button
                size="small"
                startIcon={<RemoveIcon />}
                onClick={() => remove(index)}
                sx={{ justifySelf: 'start' }}
              >
                {t('content.speaker.remove', { number: index + 1 })}
              </Button>
            </Box>
          );
        })}
      </Box>
      {fields.length < MOST_SPEAKERS && (
        <Button
          startIcon={<AddIcon />}
          onClick={() => append({ name: '', from: '' })}
          sx={{ mt: 3 }}
        >
          {t('content.speaker.add')}
        </Button>
      )}
    </Box>
  );
}
