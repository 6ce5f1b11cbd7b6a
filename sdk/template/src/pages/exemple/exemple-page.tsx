import { useTranslation } from '@mosta/shared/i18n';
import { PageHeading, Section, Typography } from '@mosta/shared/ui';

/** The page at `/exemple`; header, footer, title and focus are the host's. */
export default function ExemplePage() {
  const { t } = useTranslation('exemple');
  return (
    <>
      <PageHeading title={t('page.heading')} lead={t('page.lead')} />
      <Section>
        <Typography>{t('page.text')}</Typography>
      </Section>
    </>
  );
}
