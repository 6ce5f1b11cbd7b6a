import { SHARED_NAMESPACE, useLanguage, useTranslation } from '@mosta/shared/i18n';
import type { FieldError } from 'react-hook-form';

/**
 * Turns a form's error into a sentence in the reader's language. The schemas and the API speak French; elsewhere the
 * rule that was broken finds its sentence: first the field's (`<field>.<rule>` in `own`), then the one for all fields.
 * @param own namespace and key of the sentences of single fields, and the numbers that stand in them
 */
export function useFieldMessage(own: {
  namespace: string;
  key: string;
  values?: Record<string, string | number>;
}): (name: string, error: Pick<FieldError, 'type' | 'message'> | undefined) => string {
  const { t, i18n } = useTranslation(SHARED_NAMESPACE);
  const { t: tOwn } = useTranslation(own.namespace);
  const language = useLanguage();
  return (name, error) => {
    if (!error) return '';
    const field = name.split('.').at(-1) ?? name;
    const ownKey = `${own.key}.${field}.${error.type}`;
    if (i18n.exists(ownKey, { ns: own.namespace })) return tOwn(ownKey, { ...own.values });
    if (language === 'fr' && error.message) return error.message;
    const key = `forms.rules.${error.type}`;
    return i18n.exists(key, { ns: SHARED_NAMESPACE }) ? t(key) : t('forms.rules.other');
  };
}
