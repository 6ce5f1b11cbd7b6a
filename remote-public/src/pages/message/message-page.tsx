import { useTranslation } from '@mosta/shared/i18n';
import { ButtonLink, DateDrawing } from '@mosta/shared/ui';
import { InfoPage } from '../../features/info/info-page';
import { Prose } from '../../features/info/prose';
import { PATHS } from '../../paths';

export default function MessagePage() {
  const { t } = useTranslation('public');
  return (
    <InfoPage page="message" art={<DateDrawing />}>
      <Prose page="message" sections={['now']}>
        <ButtonLink to={PATHS.organisation}>{t('actions.meetTeam')}</ButtonLink>
        <ButtonLink to={PATHS.dateVenue}>{t('actions.seeVenue')}</ButtonLink>
      </Prose>
    </InfoPage>
  );
}
