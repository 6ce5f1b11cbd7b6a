import { useLanguage } from '@mosta/shared/i18n';
import { FadeIn, SardineDrawing } from '@mosta/shared/ui';
import { EditionState } from '../../features/edition/edition-state';
import { formatEditionRange } from '../../features/edition/format';
import { InfoPage } from '../../features/info/info-page';
import { Documents } from '../../features/venue/documents';
import { EventDates } from '../../features/venue/event-dates';
import { MapAndAccess } from '../../features/venue/map-and-access';
import { OpeningHours } from '../../features/venue/opening-hours';
import { VenueBand } from '../../features/venue/venue-band';

export default function DateVenuePage() {
  const language = useLanguage();
  return (
    <InfoPage
      page="dateVenue"
      eyebrow={formatEditionRange(language)}
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
