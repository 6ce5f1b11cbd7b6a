import { editionEnds } from '@mosta/shared/domain/edition-clock';
import { formatDate, SHARED_NAMESPACE, useLanguage, useTranslation } from '@mosta/shared/i18n';
import { useEdition } from '@mosta/shared/queries';
import { Alert, AlertTitle } from '@mosta/shared/ui';

/** Above a form of the edition once its fair is over: since when, and what is still taken. */
export function OverNotice() {
  const edition = useEdition();
  const { t } = useTranslation(SHARED_NAMESPACE);
  const language = useLanguage();
  if (edition.phase !== 'after') return null;
  const [, last] = editionEnds(edition);
  return (
    <Alert severity="info" role="note" sx={{ mb: 8 }}>
      <AlertTitle>{t('editionOver.title', { date: formatDate(language, last.date) })}</AlertTitle>
      {edition.registrations === 'open' && t('editionOver.open', { year: edition.year })}
    </Alert>
  );
}
