import { LANGUAGES } from '@mosta/shared/contract/languages';
import { FieldRow } from '@mosta/shared/forms/form-field';
import { randomId } from '@mosta/shared/forms/random-id';
import { type Language, useLanguage, useTranslation } from '@mosta/shared/i18n';
import type { HotelEntry } from '@mosta/shared/schemas/hotel-content.schema';
import { RADIUS } from '@mosta/shared/theme';
import {
  AddIcon,
  Box,
  Button,
  ExpandMoreIcon,
  IconButton,
  RemoveIcon,
  Typography,
} from '@mosta/shared/ui';
import { useRef } from 'react';
import { type UseFormReturn, useFieldArray, useWatch } from 'react-hook-form';
import { LanguageFields } from '../../../ui/language-fields';
import { AmountField } from '../amount-field';
import type { ContentForm } from '../kind-editor';
import { EntryImages } from './entry-images';

type HotelEntryFieldsProps = {
  form: UseFormReturn<ContentForm>;
  name: string;
  label: string;
  message: (path: string) => string;
  missing: string;
  /** The one that a phone shows. */
  language: Language;
};

const NONE = { fr: '', en: '', ar: '' };
const PRICES = [
  ['priceDA', 'DZD'],
  ['priceEuro', 'EUR'],
] as const;

/** Rooms, meals or services of a hotel: type in three languages, prices in two currencies, pictures, and their order. */
export function HotelEntryFields(props: HotelEntryFieldsProps) {
  const { form, name, label } = props;
  const { t } = useTranslation('organiser');
  const { fields, append, remove, move } = useFieldArray({ control: form.control, name });
  const adding = useRef<HTMLButtonElement>(null);
  const added: HotelEntry = {
    ...{ _id: randomId(), type: NONE, priceDA: null, priceEuro: null },
    ...{ otherPrices: {}, images: [] },
  };
  return (
    <Box component="fieldset" sx={{ border: 0, margin: 0, padding: 0, minInlineSize: 0 }}>
      <Box component="legend" sx={{ typography: 'h5', mb: 3, padding: 0, color: 'olive' }}>
        {label}
      </Box>
      {fields.length === 0 && (
        <Typography sx={{ color: 'text.secondary', mb: 3 }}>
          {t('content.hotel.entry.none')}
        </Typography>
      )}
      <Box sx={{ display: 'grid', gap: 4 }}>
        {fields.map(({ id }, index) => (
          <Entry
            key={id}
            {...props}
            path={`${name}.${index}`}
            number={index + 1}
            last={index === fields.length - 1}
            onMove={(step) => move(index, index + step)}
            onRemove={() => {
              remove(index);
              adding.current?.focus();
            }}
          />
        ))}
      </Box>
      <Button ref={adding} startIcon={<AddIcon />} onClick={() => append(added)} sx={{ mt: 3 }}>
        {t(`content.hotel.entry.add.${name}`)}
      </Button>
    </Box>
  );
}

type EntryProps = HotelEntryFieldsProps & {
  path: string;
  number: number;
  last: boolean;
  onMove: (step: 1 | -1) => void;
  onRemove: () => void;
};

function Entry(props: EntryProps) {
  const { form, path, number, last, label, message, missing, language, onMove, onRemove } = props;
  const { t } = useTranslation('organiser');
  const reader = useLanguage();
  const typed: unknown[] = useWatch({
    control: form.control,
    name: LANGUAGES.map((one) => `${path}.type.${one}`),
  });
  const inLanguage = (one: Language) => typed[LANGUAGES.indexOf(one)];
  const name = String(inLanguage(reader) || inLanguage('fr') || number);
  return (
    <Box
      sx={{
        ...{ display: 'grid', gap: 4, padding: { xs: 4, sm: 5 }, minInlineSize: 0 },
        ...{ border: '1px solid', borderColor: 'line', borderRadius: RADIUS.card },
        bgcolor: 'surface',
      }}
    >
      <LanguageFields
        {...{ missing, language, message }}
        register={(one) => form.register(`${path}.type.${one}`)}
        label={t('content.hotel.entry.type', { part: label, number })}
        isTyped={(one) => Boolean(inLanguage(one))}
        hint=""
      />
      <FieldRow>
        {PRICES.map(([price, currency]) => (
          <AmountField
            key={price}
            {...{ form, currency, required: false }}
            name={`${path}.${price}`}
            label={t(`content.hotel.entry.${price}`)}
            message={message(`${path}.${price}`)}
            hint={t('content.hotel.entry.priceHint')}
          />
        ))}
      </FieldRow>
      <EntryImages form={form} name={`${path}.images`} message={message(`${path}.images`)} />
      <Box sx={{ display: 'flex', flexWrap: 'wrap', alignItems: 'center', gap: 2 }}>
        <IconButton
          disabled={number === 1}
          aria-label={t('content.hotel.entry.up', { name })}
          onClick={() => onMove(-1)}
        >
          <ExpandMoreIcon sx={{ transform: 'rotate(180deg)' }} />
        </IconButton>
        <IconButton
          disabled={last}
          aria-label={t('content.hotel.entry.down', { name })}
          onClick={() => onMove(1)}
        >
          <ExpandMoreIcon />
        </IconButton>
        <Button size="small" startIcon={<RemoveIcon />} onClick={onRemove}>
          {t('content.hotel.entry.remove', { name })}
        </Button>
      </Box>
    </Box>
  );
}
