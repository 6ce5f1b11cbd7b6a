import { LANGUAGES } from '@mosta/shared/contract/languages';
import { missingTranslations } from '@mosta/shared/domain/content-text';
import { RadioField } from '@mosta/shared/forms/radio-field';
import { type Language, useLanguage, useTranslation } from '@mosta/shared/i18n';
import { LETTER_CATEGORIES } from '@mosta/shared/schemas/letter.schema';
import { Box } from '@mosta/shared/ui';
import { type FocusEvent, useRef, useState } from 'react';
import { useWatch } from 'react-hook-form';
import { LanguageFields } from '../../ui/language-fields';
import { LanguageTabs } from '../../ui/language-tabs';
import { PlaceholderButtons } from './placeholder-buttons';
import type { LetterFormState } from './use-letter-form';

type LetterTextsProps = { form: LetterFormState; message: (path: string) => string };

const BODY_LINES = 9;

/** What a letter is about, and its texts in three languages; placeholders go where one writes. */
export function LetterTexts({ form, message }: LetterTextsProps) {
  const { t } = useTranslation('organiser');
  const [language, setLanguage] = useState<Language>(useLanguage());
  const [subject, body] = useWatch({ control: form.control, name: ['subject', 'body'] });
  const typed = { subject, body };
  /** Name of the text in which the caret was last. */
  const last = useRef<string | null>(null);

  function note({ target }: FocusEvent): void {
    const name = target.getAttribute('name');
    if (name !== null && NAMES.includes(name)) last.current = name;
  }

  return (
    <Box onFocus={note} sx={{ display: 'grid', gap: 6 }}>
      <RadioField
        field={form.register('category')}
        legend={t('mailing.fields.category')}
        options={LETTER_CATEGORIES.map((value) => ({
          ...{ value, label: t(`mailing.categories.${value}.label`) },
          text: t(`mailing.categories.${value}.text`),
        }))}
      />
      <LanguageTabs
        language={language}
        missing={missingTranslations(typed)}
        onChange={(next) => {
          // on a phone the other fields are out of sight
          last.current = null;
          setLanguage(next);
        }}
      />
      <PlaceholderButtons nameOf={() => last.current ?? `body.${language}`} />
      {(['subject', 'body'] as const).map((part) => (
        <LanguageFields
          key={part}
          register={(one) => form.register(`${part}.${one}`)}
          label={t(`mailing.fields.${part}`)}
          isTyped={(one) => typed[part][one] !== ''}
          missing={t('mail.translationMissing')}
          hint=""
          {...{ message, language }}
          {...(part === 'body' ? { lines: BODY_LINES } : {})}
        />
      ))}
    </Box>
  );
}

const NAMES = ['subject', 'body'].flatMap((part) => LANGUAGES.map((one) => `${part}.${one}`));
