import { useTranslation } from '@mosta/shared/i18n';
import { RADIUS } from '@mosta/shared/theme';
import { Box, CardGrid, ExternalLink, Section, Typography } from '@mosta/shared/ui';
import { SponsorMark } from './sponsor-mark';
import { SPONSORS } from './sponsors';

/** The strip of five sponsor logos, each a link to the sponsor's site. */
export function PartnerLogos() {
  const { t } = useTranslation('public');
  return (
    <Section compact labelledBy="sponsors">
      <Typography id="sponsors" variant="h4" component="h2" sx={{ color: 'olive' }}>
        {t('sponsors.heading')}
      </Typography>
      <Typography variant="body2" sx={{ color: 'text.secondary' }}>
        {t('sponsors.sample')}
      </Typography>
      <SponsorLinks />
    </Section>
  );
}

function SponsorLinks() {
  return (
    <CardGrid columns={{ xs: 2, sm: 3, lg: 5 }} gap={4} sx={{ mt: 6 }}>
      {SPONSORS.map(({ name, logo, lien }) => (
        <li key={name}>
          <ExternalLink
            href={lien}
            underline="none"
            sx={{
              display: 'flex',
              flexDirection: { xs: 'column', sm: 'row' },
              alignItems: { xs: 'flex-start', sm: 'center' },
              gap: 3,
              padding: 4,
              blockSize: '100%',
              borderRadius: RADIUS.card,
              border: '1px solid',
              borderColor: 'line',
              color: 'text.secondary',
              fontWeight: 600,
              lineHeight: 1.3,
              transition: 'color 150ms, border-color 150ms',
              '&:hover': { color: 'olive', borderColor: 'olive' },
            }}
          >
            <Box component="span" sx={{ flexShrink: 0, display: 'inline-flex' }}>
              <SponsorMark logo={logo} />
            </Box>
            {name}
          </ExternalLink>
        </li>
      ))}
    </CardGrid>
  );
}
