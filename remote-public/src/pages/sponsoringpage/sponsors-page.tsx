import { useTranslation } from '@mosta/shared/i18n';
import { ButtonLink, DateDrawing } from '@mosta/shared/ui';
import { InfoPage } from '../../features/info/info-page';
import { PartnerLogos } from '../../features/sponsors/partner-logos';
import { PATHS } from '../../paths';

export default function SponsorsPage() {
  const { t } = useTranslation('public');
  return (
    <InfoPage
      page="sponsors"
      art={<DateDrawing />}
      actions={<ButtonLink to={PATHS.sponsoring}>{t('actions.becomeSponsor')}</ButtonLink>}
    >
      <PartnerLogos />
    </InfoPage>
  );
}
