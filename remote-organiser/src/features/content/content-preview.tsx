import { directionOf, LANGUAGES } from '@mosta/shared/contract/languages';
import { type Language, useLanguage, useTranslation } from '@mosta/shared/i18n';
import type { ContentKind, Contents } from '@mosta/shared/schemas/content.schema';
import { RADIUS } from '@mosta/shared/theme';
import { Box, ToggleButton, ToggleButtonGroup, Typography } from '@mosta/shared/ui';
import { useState } from 'react';
import { type UseFormReturn, useWatch } from 'react-hook-form';
import * as v from 'valibot';
import type { ContentForm, KindEditor } from './kind-editor';

type ContentPreviewProps<Kind extends ContentKind> = {
  editor: KindEditor<Kind>;
  schema: v.GenericSchema<ContentForm, Contents[Kind]>;
  form: UseFormReturn<ContentForm>;
};

/** What pages will show of what is typed, in each language. */
export function ContentPreview<Kind extends ContentKind>(props: ContentPreviewProps<Kind>) {
  const { editor, schema, form } = props;
  const { t } = useTranslation('organiser');
  const [language, setLanguage] = useState<Language>(useLanguage());
  const typed = useWatch({ control: form.control });
  const content = v.safeParse(schema, typed);
  return (
    <Box component="section" aria-labelledby="content-preview">
      <Typography id="content-preview" variant="h5" component="h2" sx={{ mb: 3 }}>
        {t('common.preview.title')}
      </Typography>
      <ToggleButtonGroup
        exclusive
        size="small"
        value={language}
        aria-label={t('common.preview.language')}
        onChange={(_, next: Language | null) => next && setLanguage(next)}
        sx={{ mb: 3 }}
      >
        {LANGUAGES.map((one) => (
          <ToggleButton key={one} value={one}>
            {t(`common.languages.${one}`)}
          </ToggleButton>
        ))}
      </ToggleButtonGroup>
      <Box
        lang={language}
        dir={directionOf(language)}
        sx={{
          padding: 5,
          border: '1px solid',
          borderColor: 'line',
          borderRadius: RADIUS.card,
          bgcolor: 'surface',
        }}
      >
        {content.success ? (
          <editor.Preview content={content.output} language={language} />
        ) : (
          <Typography sx={{ color: 'text.secondary' }}>
            {t('content.preview.incomplete')}
          </Typography>
        )}
      </Box>
    </Box>
  );
}
