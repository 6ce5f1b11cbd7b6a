import { codesOf } from '@mosta/shared/domain/edition-halls';
import { useTranslation } from '@mosta/shared/i18n';
import { Link } from '@mosta/shared/router';
import { Box, MuiLink, PlainList, Typography } from '@mosta/shared/ui';
import { ELSEWHERE } from '../../paths';

/** The common areas by kind; those that the halls have are shown, each with a link to the plan. */
const AREAS: readonly { key: string; zones: readonly string[] }[] = [
  { key: 'conference', zones: ['Espace Conference'] },
  { key: 'workshop', zones: ['Workshop'] },
  { key: 'cooking', zones: ['Cooking Show'] },
  { key: 'science', zones: ['Science Corner'] },
  { key: 'worldFood', zones: ['World Food'] },
  { key: 'vip', zones: ['VIP1', 'VIP2', 'VIP3'] },
  { key: 'sponsor', zones: ['Sponsor Platinum 1', 'Sponsor Platinium 2'] },
];

const HAS = new Set(codesOf('zone'));
const SHOWN = AREAS.map(({ key, zones }) => ({
  key,
  zones: zones.filter((zone) => HAS.has(zone)),
})).filter(({ zones }) => zones.length > 0);

/** The zones of the fair other than stands. */
export function ZoneList() {
  const { t } = useTranslation('public');
  return (
    <PlainList>
      {SHOWN.map(({ key, zones }) => (
        <Box
          component="li"
          key={key}
          sx={{
            display: 'grid',
            gridTemplateColumns: { xs: '1fr', md: '2fr 3fr 2fr' },
            alignItems: { md: 'baseline' },
            columnGap: 8,
            rowGap: 1,
            paddingBlock: 5,
            borderBlockStart: '1px solid',
            borderColor: 'line',
          }}
        >
          <Typography variant="h5" component="h3">
            {t(`zones.${key}.title`)}
          </Typography>
          <Typography>{t(`zones.${key}.text`)}</Typography>
          <Box sx={{ display: 'flex', flexWrap: 'wrap', columnGap: 4 }}>
            {zones.map((zone, index) => {
              const several = zones.length > 1;
              const number = index + 1;
              return (
                <MuiLink
                  key={zone}
                  component={Link}
                  to={`${ELSEWHERE.plan}?stand=${encodeURIComponent(zone)}`}
                  // Has what is shown in it: who speaks to the page says what stands there.
                  aria-label={t(several ? 'zones.onPlanNumberNamed' : 'zones.onPlanNamed', {
                    zone,
                    number,
                  })}
                  sx={{ display: 'inline-flex', alignItems: 'center', minBlockSize: 44 }}
                >
                  {several ? t('zones.onPlanNumber', { number }) : t('zones.onPlan')}
                </MuiLink>
              );
            })}
          </Box>
        </Box>
      ))}
    </PlainList>
  );
}
