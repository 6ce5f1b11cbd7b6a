import { useLanguage, useTranslation } from '@mosta/shared/i18n';
import { FadeIn, SardineDrawing, Section, Typography } from '@mosta/shared/ui';
import { EditionState } from '../../features/edition/edition-state';
import { formatEditionRange } from '../../features/edition/format';
import { InfoPage } from '../../features/info/info-page';
import { Documents } from '../../features/venue/documents';
import { EventDates } from '../../features/venue/event-dates';
import { MapAndAccess } from '../../features/venue/map-and-access';
import { OpeningHours } from '../../features/venue/opening-hours';

export default function DateVenuePage() {
  const { t } = useTranslation('public');
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
        <Section ground="field" labelledBy="lieu">
          <Typography variant="h2" id="lieu">
            {t('venue.heading')}
          </Typography>
          <Typography variant="h4" component="p" sx={{ mt: 4, maxInlineSize: '40ch' }}>
            {t('venue.text')}
          </Typography>
          <Typography sx={{ mt: 4, maxInlineSize: '62ch' }}>{t('venue.note')}</Typography>
        </Section>
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
