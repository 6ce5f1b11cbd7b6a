import { useTranslation } from '@mosta/shared/i18n';
import { ButtonLink, FigDrawing } from '@mosta/shared/ui';
import { InfoPage } from '../../features/info/info-page';
import { Prose } from '../../features/info/prose';
import { ELSEWHERE, PATHS } from '../../paths';

export default function VisitorPage() {
  const { t } = useTranslation('public');
  return (
    <InfoPage page="visitor" art={<FigDrawing />}>
      <Prose page="visitor" sections={['badge', 'plan', 'time']}>
        <ButtonLink to={PATHS.badges}>{t('actions.askBadge')}</ButtonLink>
        <ButtonLink to={ELSEWHERE.plan}>{t('actions.seePlan')}</ButtonLink>
        <ButtonLink to={ELSEWHERE.hotels}>{t('actions.hotels')}</ButtonLink>
      </Prose>
    </InfoPage>
  );
}
