import { useTranslation } from '@mosta/shared/i18n';
import { LiveOnly, Section, Typography } from '@mosta/shared/ui';
import { InfoPage } from '../../features/info/info-page';
import { MyVisit } from '../../features/visit/my-visit';
import { VISIT_SCENE } from '../../scenes/visit-scene';

/** What the visitor wants to see at the fair; it is in this browser alone. */
export default function VisitPage() {
  const { t } = useTranslation('public');
  return (
    <InfoPage page="visit" scene={VISIT_SCENE} related={['program', 'confirmed', 'plan']}>
      <Section
        compact
        labelledBy="visit"
        // It is in the browser's storage, which only scripts can read.
        sx={{ '@media (scripting: none)': { display: 'none' } }}
      >
        <Typography id="visit" variant="h2" sx={{ color: 'olive', mb: 6 }}>
          {t('visit.heading')}
        </Typography>
        <LiveOnly>
          <MyVisit />
        </LiveOnly>
      </Section>
    </InfoPage>
  );
}
