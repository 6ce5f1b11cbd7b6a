import { useTranslation } from '@mosta/shared/i18n';
import { Box, ButtonLink, Typography } from '@mosta/shared/ui';
import { ELSEWHERE, PATHS } from '../../paths';
import { PAGE_START } from '../../ui/page-start';

const BANDS = [
  {
    id: 'exhibit',
    ground: 'field',
    links: [
      { to: ELSEWHERE.simulation, text: 'actions.simulate' },
      { to: PATHS.exhibit, text: 'actions.seeOffers' },
    ],
  },
  {
    id: 'visit',
    ground: 'gulf',
    links: [
      { to: ELSEWHERE.plan, text: 'actions.seePlan' },
      { to: ELSEWHERE.hotels, text: 'actions.hotels' },
    ],
  },
] as const;

/** Two bands at the foot of the page: exhibit, or visit. */
export function CallsToAction() {
  const { t } = useTranslation('public');
  return (
    <Box sx={{ display: 'grid', gridTemplateColumns: { xs: '1fr', md: '1fr 1fr' } }}>
      {BANDS.map(({ id, ground, links }) => (
        <Box
          component="section"
          key={id}
          aria-labelledby={`call-${id}`}
          sx={{
            bgcolor: ground,
            color: 'onBand',
            paddingBlock: { xs: 12, md: 18 },
            paddingInline: { xs: 5, md: 16 },
            // the first begins where the page's content does
            '&:first-of-type': { paddingInlineStart: PAGE_START },
          }}
        >
          <Typography variant="h2" id={`call-${id}`}>
            {t(`home.cta.${id}.title`)}
          </Typography>
          <Typography sx={{ mt: 3, maxInlineSize: '31em' }}>{t(`home.cta.${id}.text`)}</Typography>
          <Box sx={{ display: 'flex', flexWrap: 'wrap', gap: 3, mt: 6 }}>
            {links.map(({ to, text }) => (
              <ButtonLink key={to} to={to} color="inherit">
                {t(text)}
              </ButtonLink>
            ))}
          </Box>
        </Box>
      ))}
    </Box>
  );
}
