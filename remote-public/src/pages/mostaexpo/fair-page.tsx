import { useTranslation } from '@mosta/shared/i18n';
import { ButtonLink, OrangeDrawing } from '@mosta/shared/ui';
import { InfoPage } from '../../features/info/info-page';
import { Prose } from '../../features/info/prose';
import { ELSEWHERE, PATHS } from '../../paths';

export default function FairPage() {
  const { t } = useTranslation('public');
  return (
    <InfoPage page="mostaExpo" art={<OrangeDrawing />}>
      <Prose page="mostaExpo" sections={['stands', 'areas', 'days']}>
        <ButtonLink to={ELSEWHERE.plan}>{t('actions.seePlan')}</ButtonLink>
        <ButtonLink to={PATHS.dateVenue}>{t('actions.seeVenue')}</ButtonLink>
      </Prose>
    </InfoPage>
  );
}
