import { EDITION } from '@mosta/shared/domain/edition';
import { editionEnds } from '@mosta/shared/domain/edition-clock';
import { formatDateRange, useLanguage } from '@mosta/shared/i18n';
import { FadeIn, SardineDrawing } from '@mosta/shared/ui';
import { EditionState } from '../../features/edition/edition-state';
import { InfoPage } from '../../features/info/info-page';
import { Documents } from '../../features/venue/documents';
import { EventDates } from '../../features/venue/event-dates';
import { MapAndAccess } from '../../features/venue/map-and-access';
import { OpeningHours } from '../../features/venue/opening-hours';
import { VenueBand } from '../../features/venue/venue-band';

export default function DateVenuePage() {
  const language = useLanguage();
  const [first, last] = editionEnds(EDITION);
  return (
    <InfoPage
      page="dateVenue"
      eyebrow={formatDateRange(language, first.date, last.date)}
      art={<SardineDrawing />}
      actions={<EditionState />}
    >
      <FadeIn>
        <EventDates />
      </FadeIn>
      <FadeIn>
        <VenueBand />
      </FadeIn>
      <FadeIn>
        <MapAndAccess />
      </FadeIn>
      <FadeIn>
        <OpeningHours />
      </FadeIn>
      <FadeIn>
        <Documents />
      </FadeIn>
    </InfoPage>
  );
}
