import { useTranslation } from '@mosta/shared/i18n';
import { useQuery } from '@mosta/shared/queries';
import { SPONSOR_LEVELS, type Sponsor } from '@mosta/shared/schemas/sponsor.schema';
import { QueryGate } from '@mosta/shared/shell';
import { RADIUS } from '@mosta/shared/theme';
import { Box, CardGrid, LoadingState, Typography } from '@mosta/shared/ui';
import { sponsorsQuery } from '../../content.queries';
import { SponsorLink } from './sponsor-link';
import { SponsorLogo } from './sponsor-logo';

/** The sponsors as large cards, level by level: logo, name, and a link to the sponsor's site. */
export function SponsorCards() {
  const { t } = useTranslation('public');
  return (
    <QueryGate
      query={useQuery(sponsorsQuery())}
      loading={<LoadingState label={t('content.loading')} />}
      failed={t('content.failed')}
      empty={{
        when: (sponsors) => sponsors.length === 0,
        show: <Typography>{t('sponsors.none')}</Typography>,
      }}
    >
      {(sponsors) => {
        const levels = SPONSOR_LEVELS.filter((one) => sponsors.some(({ level }) => level === one));
        return (
          <>
            {levels.map((one) => (
              <Box component="section" key={one} aria-labelledby={`level-${one}`} sx={{ mb: 8 }}>
                <Typography id={`level-${one}`} variant="h5" component="h3" sx={{ mb: 4 }}>
                  {t(`sponsors.levels.${one}`)}
                </Typography>
                <Cards sponsors={sponsors.filter(({ level }) => level === one)} />
              </Box>
            ))}
            {sponsors.some(({ sample }) => sample) && (
              <Typography variant="body2" sx={{ color: 'text.secondary' }}>
                {t('sponsors.sample')}
              </Typography>
            )}
          </>
        );
      }}
    </QueryGate>
  );
}

function Cards({ sponsors }: { sponsors: readonly Sponsor[] }) {
  return (
    <CardGrid
      columns={{ xs: 2, md: 5 }}
      sx={{
        // an odd last card fills its row
        '& > li:last-of-type:nth-of-type(odd)': { gridColumn: { xs: '1 / -1', md: 'auto' } },
      }}
    >
      {sponsors.map(({ id, name, logo, lien }) => (
        <li key={id}>
          <SponsorLink lien={lien} sx={CARD}>
            <Box component="span" sx={PLATE}>
              <SponsorLogo logo={logo} size={96} />
            </Box>
            <Box component="span" sx={{ display: 'block', padding: { xs: 4, md: 5 } }}>
              <Typography
                component="span"
                variant="h6"
                sx={{ display: 'block', overflowWrap: 'anywhere' }}
              >
                <bdi>{name}</bdi>
              </Typography>
              {lien !== '' && (
                <Typography
                  component="span"
                  variant="body2"
                  sx={{
                    ...{ display: 'block', mt: 1, color: 'text.secondary' },
                    overflowWrap: 'anywhere',
                  }}
                >
                  <bdi>{new URL(lien).hostname}</bdi>
                </Typography>
              )}
            </Box>
          </SponsorLink>
        </li>
      ))}
    </CardGrid>
  );
}

const CARD = {
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
  'a&:hover': { borderColor: 'olive' },
} as const;

const PLATE = {
  display: 'grid',
  placeItems: 'center',
  blockSize: { xs: 144, md: 176 },
  paddingInline: 5,
  bgcolor: 'onBand',
  borderBlockEnd: '1px solid',
  borderColor: 'line',
} as const;
