import { useTranslation } from '@mosta/shared/i18n';
import { ButtonLink, WheatDrawing } from '@mosta/shared/ui';
import { InfoPage } from '../../features/info/info-page';
import { Prose } from '../../features/info/prose';
import { PATHS } from '../../paths';

export default function AboutPage() {
  const { t } = useTranslation('public');
  return (
    <InfoPage page="about" art={<WheatDrawing />}>
      <Prose page="about" sections={['fair', 'who', 'place']}>
        <ButtonLink to={PATHS.organisation}>{t('actions.meetTeam')}</ButtonLink>
        <ButtonLink to={PATHS.dateVenue}>{t('actions.seeVenue')}</ButtonLink>
      </Prose>
    </InfoPage>
  );
}
