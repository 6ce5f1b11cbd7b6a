import { useTranslation } from '@mosta/shared/i18n';
import { useQuery } from '@mosta/shared/queries';
import { RADIUS } from '@mosta/shared/theme';
import { Box, CardGrid, Section, Typography } from '@mosta/shared/ui';
import { sponsorsQuery } from '../../content.queries';
import { SponsorLink } from './sponsor-link';
import { SponsorLogo } from './sponsor-logo';

/** The strip of sponsor logos, each a link to the sponsor's site; nothing while there are none. */
export function PartnerLogos() {
  const { t } = useTranslation('public');
  const { data: sponsors = [] } = useQuery(sponsorsQuery());
  if (sponsors.length === 0) return null;
  return (
    <Section compact labelledBy="sponsors">
      <Typography id="sponsors" variant="h2" sx={{ color: 'olive' }}>
        {t('sponsors.heading')}
      </Typography>
      {sponsors.some(({ sample }) => sample) && (
        <Typography variant="body2" sx={{ color: 'text.secondary' }}>
          {t('sponsors.sample')}
        </Typography>
      )}
      <CardGrid columns={{ xs: 2, sm: 3, lg: 5 }} gap={4} sx={{ mt: 6 }}>
        {sponsors.map(({ id, name, logo, lien }) => (
          <li key={id}>
            <SponsorLink lien={lien} sx={CARD}>
              {logo && (
                <Box component="span" sx={PLATE}>
                  <SponsorLogo logo={logo} size={44} />
                </Box>
              )}
              <Box component="bdi" sx={{ minInlineSize: 0, overflowWrap: 'anywhere' }}>
                {name}
              </Box>
            </SponsorLink>
          </li>
        ))}
      </CardGrid>
    </Section>
  );
}

const CARD = {
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
  'a&:hover': { color: 'olive', borderColor: 'olive' },
} as const;

const PLATE = {
  ...{ flexShrink: 0, display: 'inline-flex', maxInlineSize: { xs: '100%', sm: '50%' } },
  ...{ padding: 1, borderRadius: RADIUS.field, bgcolor: 'onBand' },
} as const;
