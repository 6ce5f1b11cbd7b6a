import { CLIENT_ERROR_CODES, toAppError } from '@mosta/shared/http';
import { SHARED_NAMESPACE, useLanguage, useTranslation } from '@mosta/shared/i18n';

/**
 * Turns any failure of a call into a sentence for people: the text of its code in the reader's language, else the API's
 * own French sentence, else a general one.
 */
export function useErrorText(): (error: unknown) => string {
  const { t, i18n } = useTranslation(SHARED_NAMESPACE);
  const language = useLanguage();
  return (error) => {
    const { code, status, message, retryAfter } = toAppError(error);
    if (code === 'TOO_MANY_REQUESTS' && retryAfter) {
      return t('errors.TOO_MANY_REQUESTS_IN', { count: Math.ceil(retryAfter / 60) });
    }
    const key = `errors.${code}`;
    if (i18n.exists(key, { ns: SHARED_NAMESPACE })) return t(key);
    const fromApi = status > 0 && code !== CLIENT_ERROR_CODES.unknown;
    return fromApi && language === 'fr' ? message : t(`errors.${CLIENT_ERROR_CODES.unknown}`);
  };
}
