import { useTranslation } from '@mosta/shared/i18n';
import { Box, ButtonLink, Section, Typography } from '@mosta/shared/ui';
import { ContactDetails } from '../../features/contact/contact-details';
import { ContactForm } from '../../features/contact/contact-form';
import { InfoPage } from '../../features/info/info-page';
import { PATHS } from '../../paths';
import { CONTACT_SCENE } from '../../scenes/contact-scene';

export default function ContactPage() {
  const { t } = useTranslation('public');
  return (
    <InfoPage page="contact" scene={CONTACT_SCENE}>
      <Section compact>
        <Box
          sx={{
            display: 'grid',
            gridTemplateColumns: { xs: 'minmax(0, 1fr)', lg: 'minmax(0, 5fr) minmax(0, 4fr)' },
            gap: { xs: 14, lg: 22 },
            alignItems: 'start',
          }}
        >
          <section aria-labelledby="write">
            <Typography id="write" variant="h2" sx={{ color: 'olive', mb: 4 }}>
              {t('contactForm.title')}
            </Typography>
            <ContactForm />
          </section>
          <section aria-labelledby="contact-details">
            <Typography id="contact-details" variant="h2" sx={{ color: 'olive', mb: 4 }}>
              {t('nav.team')}
            </Typography>
            <ContactDetails />
            <Box sx={{ mt: 6 }}>
              <ButtonLink to={PATHS.organisation}>{t('actions.meetTeam')}</ButtonLink>
            </Box>
          </section>
        </Box>
      </Section>
    </InfoPage>
  );
}
