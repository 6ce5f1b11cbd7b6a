import { useTranslation } from '@mosta/shared/i18n';
import { RADIUS } from '@mosta/shared/theme';
import { Box, CardGrid, ExternalLink, Typography } from '@mosta/shared/ui';
import { SponsorMark } from './sponsor-mark';
import { SPONSORS, type Sponsor } from './sponsors';

const COLOURS = {
  star: 'terracotta',
  wave: 'sea',
  leaf: 'olive',
  drop: 'sea',
  sun: 'terracotta',
} as const satisfies Record<Sponsor['logo'], string>;

/** The sponsors as large cards: logo, name, and a link to the sponsor's site. */
export function SponsorCards() {
  const { t } = useTranslation('public');
  return (
    <>
      <CardGrid
        columns={{ xs: 2, md: 5 }}
        sx={{
          // an odd last card fills its row
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
                borderRadius: RADIUS.card,
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
      </CardGrid>
      <Typography variant="body2" sx={{ mt: 6, color: 'text.secondary' }}>
        {t('sponsors.sample')}
      </Typography>
    </>
  );
}
