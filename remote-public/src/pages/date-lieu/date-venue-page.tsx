import { editionEnds } from '@mosta/shared/domain/edition-clock';
import { formatDate, formatDateRange, useLanguage, useTranslation } from '@mosta/shared/i18n';
import { useEdition } from '@mosta/shared/queries';
import { Section } from '@mosta/shared/ui';
import { EditionState } from '../../features/edition/edition-state';
import { InfoPage } from '../../features/info/info-page';
import { SideTitled } from '../../features/info/side-titled';
import { Documents } from '../../features/venue/documents';
import { EventDates } from '../../features/venue/event-dates';
import { MapAndAccess } from '../../features/venue/map-and-access';
import { OpeningHours } from '../../features/venue/opening-hours';
import { VenueBand } from '../../features/venue/venue-band';
import { venueScene } from '../../scenes/venue-scene';

export default function DateVenuePage() {
  const edition = useEdition();
  const { t } = useTranslation('public');
  const language = useLanguage();
  const [first, last] = editionEnds(edition);
  const days = edition.days.map(({ date }) => formatDate(language, date, { day: 'numeric' }));
  return (
    <InfoPage
      page="dateVenue"
      eyebrow={formatDateRange(language, first.date, last.date)}
      scene={venueScene(days)}
      actions={<EditionState />}
      related={['hotels', 'visitor', 'plan']}
    >
      <EventDates />
      <VenueBand />
      <MapAndAccess />
      <Section labelledBy="hours">
        <SideTitled id="hours" title={t('hours.heading')} lead={t('hours.lead')}>
          <OpeningHours labelledBy="hours" />
        </SideTitled>
      </Section>
      <Documents />
    </InfoPage>
  );
}
