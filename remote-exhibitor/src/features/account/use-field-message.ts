import { useTranslation } from '@mosta/shared/i18n';
import { PASSWORD_MAX, PASSWORD_MIN } from '@mosta/shared/schemas/account.schema';
import type { FieldError } from 'react-hook-form';

/** Type of an error that carries a ready sentence, from the API for instance. */
export const READY_SENTENCE = 'sentence';

/**
 * Turns a form error into a sentence in the reader's language. The shared schemas carry French sentences; the catalogue
 * has the same ones by field and rule, and the schema's own remains for a rule that the catalogue lacks.
 */
export function useFieldMessage(): (field: string, error: FieldError | undefined) => string {
  const { t, i18n } = useTranslation('exhibitor');
  return (field, error) => {
    if (!error) return '';
    const key = `account.validation.${field}.${error.type}`;
    const known = error.type !== READY_SENTENCE && i18n.exists(key, { ns: 'exhibitor' });
    return known ? t(key, { min: PASSWORD_MIN, max: PASSWORD_MAX }) : (error.message ?? '');
  };
}
