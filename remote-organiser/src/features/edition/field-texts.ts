import { useTranslation } from '@mosta/shared/i18n';
import type { FieldError } from 'react-hook-form';

/** Kinds of fields by their names, each with a sentence that says what it takes. */
const KINDS: readonly [pattern: RegExp, kind: string][] = [
  [/^euroPrices\./, 'euros'],
  [/^prices\./, 'dinars'],
  [/^days\.\d+\.date$/, 'days'],
  [/^days\./, 'hours'],
  [/^registrationWindow\./, 'window'],
  [/^stampDuty\.rates\./, 'rates'],
  [/^(year|hall\.|vatPercent|stampDuty\.|deadlines\.)/, 'number'],
  [/^currencies\./, 'currencies'],
  [/^contact\.phones$/, 'phones'],
  [/^contact\.email$/, 'email'],
  [/^contact\.(website|chat|document|social\.)/, 'address'],
];

/** The label of a field by its name: `days.1.opens` is the opening of the second day. */
export function useFieldLabel(): (name: string) => string {
  const { t } = useTranslation('organiser');
  return (name) => {
    const [, network] = /^contact\.social\.(\w+)$/.exec(name) ?? [];
    if (network) return network;
    const [digits] = /\d+/.exec(name) ?? [];
    const listed = /^(days|stampDuty\.rates)\./.test(name);
    const key = name
      .replace(/^euroPrices\.(?!sample)/, 'prices.')
      .replace(/\.?\d+/g, '')
      .replaceAll('.', '_');
    return t(`edition.fields.${key}`, {
      number: Number(digits) + (listed ? 1 : 0),
      currency: t(name.startsWith('euro') ? 'edition.currencies.EUR' : 'edition.currencies.DZD'),
    });
  };
}

/** What is wrong with a field, in the reader's language. */
export function useFieldProblem(): (name: string, error: FieldError | undefined) => string {
  const { t } = useTranslation('organiser');
  return (name, error) => {
    if (!error) return '';
    if (error.type === 'EDITION_YEAR_TAKEN') return t('edition.problems.yearTaken');
    const [, kind = 'line'] = KINDS.find(([pattern]) => pattern.test(name)) ?? [];
    return t(`edition.problems.${kind}`);
  };
}

/** Each value of a form with its field's name, in the form's order. */
export function namedValues(
  values: object,
  before = '',
): [name: string, value: string | boolean][] {
  return Object.entries(values).flatMap(([name, value]: [string, unknown]) => {
    if (typeof value === 'string' || typeof value === 'boolean') return [[before + name, value]];
    return typeof value === 'object' && value !== null
      ? namedValues(value, `${before}${name}.`)
      : [];
  });
}
