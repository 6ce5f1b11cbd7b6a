import { LANGUAGES } from '@mosta/shared/contract/languages';
import { missingTranslations } from '@mosta/shared/domain/content-text';
import { FormField } from '@mosta/shared/forms/form-field';
import { type Language, useLanguage, useTranslation } from '@mosta/shared/i18n';
import type { ContentKind } from '@mosta/shared/schemas/content.schema';
import { Box } from '@mosta/shared/ui';
import { useState } from 'react';
import { type UseFormReturn, useWatch } from 'react-hook-form';
import { CheckField } from '../../ui/check-field';
import { LanguageFields } from '../../ui/language-fields';
import { LanguageTabs } from '../../ui/language-tabs';
import { AmountField } from './amount-field';
import { HotelEntryFields } from './hotel/hotel-entry-fields';
import type { ContentForm, FieldSpec } from './kind-editor';
import { PictureField } from './picture/picture-field';
import { SpeakerFields } from './speaker-fields';

type ContentFieldsProps = {
  kind: ContentKind;
  rows: readonly (readonly FieldSpec[])[];
  form: UseFormReturn<ContentForm>;
  message: (path: string) => string;
  /** Said of a translation that is missing. */
  missing: string;
};

const TEXT_LINES = 5;

const INPUT_TYPES = {
  date: 'date',
  address: 'url',
  mail: 'email',
  phone: 'tel',
  plain: 'text',
  time: 'text',
} as const;

/** The fields of a kind of content, row by row. */
export function ContentFields({ kind, rows, form, message, missing }: ContentFieldsProps) {
  const { t } = useTranslation('organiser');
  const [language, setLanguage] = useState<Language>(useLanguage());
  return (
    <Box sx={{ display: 'grid', gap: 6 }}>
      <WrittenLanguage {...{ language, form }} onChange={setLanguage} />
      {rows.map((row) => (
        <Box
          key={row.map(({ name }) => name).join(' ')}
          sx={{
            ...{ display: 'grid', gap: 4, alignItems: 'start' },
            gridTemplateColumns: {
              xs: 'minmax(0, 1fr)',
              sm: `repeat(${row.length}, minmax(0, 1fr))`,
            },
          }}
        >
          {row.map((spec) => (
            <Field
              key={spec.name}
              {...{ spec, form, message, missing, language }}
              label={t(`content.${kind}.fields.${spec.name}`)}
            />
          ))}
        </Box>
      ))}
    </Box>
  );
}

type WrittenLanguageProps = Pick<ContentFieldsProps, 'form'> & {
  language: Language;
  onChange: (language: Language) => void;
};

function WrittenLanguage({ form, ...props }: WrittenLanguageProps) {
  const missing = missingTranslations(useWatch({ control: form.control }));
  return <LanguageTabs missing={missing} {...props} />;
}

type FieldProps = Pick<ContentFieldsProps, 'form' | 'message' | 'missing'> & {
  spec: FieldSpec;
  label: string;
  /** The one that a phone shows. */
  language: Language;
};

function Field({ spec, form, message, missing, label, language }: FieldProps) {
  const { t } = useTranslation('organiser');
  const { name } = spec;
  switch (spec.type) {
    case 'line':
    case 'text':
      return (
        <TextFields
          {...{ form, name, label, message, missing, language }}
          hint={spec.hint ?? ''}
          optional={spec.required === false}
          {...(spec.type === 'text' ? { lines: spec.lines ?? TEXT_LINES } : {})}
        />
      );
    case 'speakers':
      return <SpeakerFields {...{ form, name, message }} />;
    case 'picture':
    case 'picturePath':
      return (
        <PictureField
          {...{ form, name, label }}
          message={message(name)}
          pathOnly={spec.type === 'picturePath'}
        />
      );
    case 'hotelEntries':
      return <HotelEntryFields {...{ form, name, label, message, missing, language }} />;
    case 'amount':
      return (
        <AmountField
          {...{ form, name, label }}
          message={message(name)}
          currency={spec.currency}
          required={spec.required}
          hint={spec.hint ?? t(`common.amountHints.${spec.currency}`)}
        />
      );
    case 'number':
      return (
        <FormField
          field={form.register(name, { setValueAs: numberIn })}
          label={label}
          message={message(name)}
          required={spec.required}
          code="numeric"
          {...(spec.hint ? { hint: spec.hint } : {})}
        />
      );
    case 'check':
      return <CheckField field={form.register(name)} label={label} message={message(name)} />;
    case 'choice':
      return (
        <FormField
          field={form.register(name, { valueAsNumber: spec.numeric ?? false })}
          label={label}
          message={message(name)}
          required
          options={spec.options.map(({ value, label: text }) => (
            <option key={value} value={value}>
              {text}
            </option>
          ))}
        />
      );
    default:
      return (
        <FormField
          field={form.register(name)}
          label={label}
          message={message(name)}
          required={spec.required ?? true}
          {...(spec.hint ? { hint: spec.hint } : {})}
          {...(spec.type === 'time' ? { code: 'text' as const, hint: '10:00' } : {})}
          type={INPUT_TYPES[spec.type]}
        />
      );
  }
}

/** What is typed as `12` or `12,5`; null where nothing is. The form has it as a number already where it was set. */
function numberIn(typed: unknown): unknown {
  if (typeof typed !== 'string') return typed;
  return typed.trim() === '' ? null : Number(typed.replace(',', '.'));
}

type TextFieldsProps = Omit<FieldProps, 'spec'> & {
  name: string;
  hint: string;
  lines?: number;
  optional: boolean;
};

function TextFields({ form, name, ...props }: TextFieldsProps) {
  const typed: unknown[] = useWatch({
    control: form.control,
    name: LANGUAGES.map((language) => `${name}.${language}`),
  });
  return (
    <LanguageFields
      register={(language) => form.register(`${name}.${language}`)}
      isTyped={(language) => Boolean(typed[LANGUAGES.indexOf(language)])}
      {...props}
    />
  );
}
