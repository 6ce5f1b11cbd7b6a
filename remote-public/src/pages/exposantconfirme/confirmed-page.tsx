import { useTranslation } from '@mosta/shared/i18n';
import { FigDrawing } from '@mosta/shared/illustrations';
import { ButtonLink, Section, Typography } from '@mosta/shared/ui';
import { Directory } from '../../features/exhibitors/directory';
import { InfoPage } from '../../features/info/info-page';
import { ELSEWHERE } from '../../paths';

export default function ConfirmedPage() {
  const { t } = useTranslation('public');
  return (
    <InfoPage
      page="confirmed"
      art={<FigDrawing />}
      actions={<ButtonLink to={ELSEWHERE.plan}>{t('actions.seePlan')}</ButtonLink>}
      related={['exhibit', 'program', 'dateVenue']}
    >
      <Section compact labelledBy="directory">
        <Typography id="directory" variant="h3" component="h2" sx={{ color: 'olive', mb: 6 }}>
          {t('directory.heading')}
        </Typography>
        <Directory />
      </Section>
    </InfoPage>
  );
}
