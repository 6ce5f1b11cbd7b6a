import { useTranslation } from '@mosta/shared/i18n';
import { OrangeDrawing, Section, Typography } from '@mosta/shared/ui';
import { InfoPage } from '../../features/info/info-page';
import { ProgrammeList } from '../../features/programme/programme-list';

export default function ProgramPage() {
  const { t } = useTranslation('public');
  return (
    <InfoPage page="program" art={<OrangeDrawing />}>
      <Section compact labelledBy="programme">
        <Typography id="programme" variant="h3" component="h2" sx={{ color: 'olive', mb: 6 }}>
          {t('programme.heading')}
        </Typography>
        <ProgrammeList />
        <Typography variant="body2" sx={{ mt: 4, color: 'text.secondary' }}>
          {t('programme.lead')}
        </Typography>
      </Section>
    </InfoPage>
  );
}
