import { editionEnds } from '@mosta/shared/domain/edition-clock';
import { formatDateRange, formatTime, useLanguage, useTranslation } from '@mosta/shared/i18n';
import { useEdition } from '@mosta/shared/queries';
import { Section, Typography } from '@mosta/shared/ui';
import { EditionState } from '../../features/edition/edition-state';
import { InfoPage } from '../../features/info/info-page';
import { ProgrammeList } from '../../features/programme/programme-list';
import { Schedule } from '../../features/programme/schedule';
import { hoursOf, programmeScene } from '../../scenes/programme-scene';
import { SectionTitle } from '../../ui/section-title';

export default function ProgramPage() {
  const edition = useEdition();
  const { t } = useTranslation('public');
  const language = useLanguage();
  const [first, last] = editionEnds(edition);
  return (
    <InfoPage
      page="program"
      eyebrow={formatDateRange(language, first.date, last.date)}
      scene={programmeScene(hoursOf(first).map((hour) => formatTime(language, hour)))}
      actions={<EditionState />}
      related={['confirmed', 'plan', 'dateVenue']}
    >
      <Section compact labelledBy="days">
        <Typography id="days" variant="h2" sx={{ color: 'olive', mb: 2 }}>
          {t('schedule.heading')}
        </Typography>
        <Schedule />
      </Section>
      <Section compact labelledBy="programme" sx={{ displayPrint: 'none' }}>
        <SectionTitle id="programme" title={t('schedule.kinds')} lead={t('schedule.kindsLead')} />
        <ProgrammeList />
      </Section>
    </InfoPage>
  );
}
