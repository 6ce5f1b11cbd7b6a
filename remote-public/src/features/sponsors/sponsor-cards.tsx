import { useTranslation } from '@mosta/shared/i18n';
import { Box, ExternalLink, Typography } from '@mosta/shared/ui';
import { SponsorMark } from './sponsor-mark';
import { SPONSORS, type Sponsor } from './sponsors';

const COLOURS = {
  star: 'terracotta',
  wave: 'sea',
  leaf: 'olive',
  drop: 'sea',
  sun: 'terracotta',
} as const satisfies Record<Sponsor['logo'], string>;

/** The sponsors at their largest: logo on a ground, name, and the way to the sponsor's own site. */
export function SponsorCards() {
  const { t } = useTranslation('public');
  return (
    <>
      <Box
        component="ul"
        sx={{
          listStyle: 'none',
          m: 0,
          p: 0,
          display: 'grid',
          gap: { xs: 4, md: 6 },
          gridTemplateColumns: { xs: '1fr 1fr', md: 'repeat(5, minmax(0, 1fr))' },
          // of an odd number the last card fills the row that it has for itself
          '& > li:last-of-type:nth-of-type(odd)': { gridColumn: { xs: '1 / -1', md: 'auto' } },
        }}
      >
        {SPONSORS.map(({ name, logo, lien }) => (
          <li key={name}>
            <ExternalLink
              href={lien}
              underline="none"
              sx={{
                display: 'flex',
                flexDirection: 'column',
                blockSize: '100%',
                overflow: 'hidden',
                borderRadius: '18px',
                border: '1px solid',
                borderColor: 'line',
                bgcolor: 'surface',
                color: 'ink',
                transition: 'border-color 150ms',
                '&:hover': { borderColor: 'olive' },
              }}
            >
              <Box
                component="span"
                sx={{
                  display: 'grid',
                  placeItems: 'center',
                  paddingBlock: { xs: 8, md: 12 },
                  bgcolor: 'wheat',
                  color: COLOURS[logo],
                }}
              >
                <SponsorMark logo={logo} size={96} />
              </Box>
              <Box component="span" sx={{ display: 'block', padding: { xs: 4, md: 5 } }}>
                <Typography component="span" variant="h6" sx={{ display: 'block' }}>
                  <bdi>{name}</bdi>
                </Typography>
                <Typography
                  component="span"
                  variant="body2"
                  sx={{ display: 'block', mt: 1, color: 'text.secondary' }}
                >
                  <bdi>{new URL(lien).hostname}</bdi>
                </Typography>
              </Box>
            </ExternalLink>
          </li>
        ))}
      </Box>
      <Typography variant="body2" sx={{ mt: 6, color: 'text.secondary' }}>
        {t('sponsors.sample')}
      </Typography>
    </>
  );
}
