import { useTranslation } from '@mosta/shared/i18n';
import { RADIUS } from '@mosta/shared/theme';
import { Box, ButtonLink, fill, Section, Typography } from '@mosta/shared/ui';
import { ELSEWHERE, PATHS } from '../../paths';

/** Windows of the drawn house: column and row, lit or dark. */
const WINDOWS = Array.from({ length: 15 }, (_, index) => ({
  x: 118 + (index % 5) * 34,
  y: 72 + Math.floor(index / 5) * 42,
  lit: index % 4 !== 1,
}));

/** Invitation to the hotels page. */
export function StayTeaser() {
  const { t } = useTranslation('public');
  return (
    <Section ground="wheat" labelledBy="stay">
      <Box
        sx={{
          display: 'grid',
          gridTemplateColumns: { xs: '1fr', md: '2fr 3fr' },
          alignItems: 'center',
          gap: { xs: 8, md: 16 },
        }}
      >
        <HouseByTheSea />
        <div>
          <Typography variant="h2" id="stay" sx={{ color: 'olive' }}>
            {t('home.stay.heading')}
          </Typography>
          <Typography
            variant="subtitle1"
            component="p"
            sx={{ mt: 4, mb: 6, maxInlineSize: '35em' }}
          >
            {t('home.stay.text')}
          </Typography>
          <Box sx={{ display: 'flex', flexWrap: 'wrap', gap: 3 }}>
            <ButtonLink to={ELSEWHERE.hotels}>{t('actions.hotels')}</ButtonLink>
            <ButtonLink to={PATHS.internationalVisitor} variant="text">
              {t('pages.internationalVisitor.title')}
            </ButtonLink>
          </Box>
        </div>
      </Box>
    </Section>
  );
}

/** A hotel above the shore, a moon, three waves. */
function HouseByTheSea() {
  return (
    <Box
      component="svg"
      viewBox="0 0 400 280"
      width={400}
      height={280}
      aria-hidden
      sx={{ inlineSize: '100%', blockSize: 'auto', maxInlineSize: 480, borderRadius: RADIUS.card }}
    >
      <rect width={400} height={280} style={fill('gulf')} />
      <circle cx={342} cy={58} r={28} style={fill('saffron')} />
      <path d="M96 48L200 12L304 48V214H96Z" style={fill('cream')} />
      <path d="M84 52L200 10L316 52V40L200 0L84 40Z" style={fill('clay')} />
      {WINDOWS.map(({ x, y, lit }) => (
        <path
          key={`${x} ${y}`}
          d={`M${x} ${y + 28}V${y + 10}A11 11 0 0 1 ${x + 22} ${y + 10}V${y + 28}Z`}
          style={fill(lit ? 'saffron' : 'grove')}
        />
      ))}
      <path d="M186 214V186A14 14 0 0 1 214 186V214Z" style={fill('clay')} />
      <rect y={208} width={400} height={72} style={fill('field')} />
      <g style={fill('sage')}>
        <ellipse cx={46} cy={180} rx={26} ry={36} />
        <ellipse cx={354} cy={186} rx={22} ry={30} />
      </g>
      <path d="M0 240C60 226 110 254 180 242S310 230 400 246V280H0Z" style={fill('clay')} />
    </Box>
  );
}
