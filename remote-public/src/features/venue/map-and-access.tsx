import { useTranslation } from '@mosta/shared/i18n';
import {
  AccessibleIcon,
  Box,
  Card,
  DirectionsBusIcon,
  LocalParkingIcon,
  PlainList,
  Section,
  Typography,
} from '@mosta/shared/ui';
import { SectionTitle } from '../../ui/section-title';
import { VenuePlan } from './venue-plan';

const WAYS = [
  ['parking', LocalParkingIcon],
  ['bus', DirectionsBusIcon],
  ['accessible', AccessibleIcon],
] as const;

/** Plan of the venue, and how to get there. */
export function MapAndAccess() {
  const { t } = useTranslation('public');
  return (
    <Section ground="wheat" labelledBy="access">
      <SectionTitle id="access" title={t('access.heading')} />
      <Box
        sx={{
          display: 'grid',
          gridTemplateColumns: { xs: '1fr', lg: '2fr 1fr' },
          gap: { xs: 8, lg: 10 },
        }}
      >
        <VenuePlan />
        <PlainList sx={{ display: 'grid', gap: 5, alignContent: 'start' }}>
          {WAYS.map(([key, Icon]) => (
            <Card component="li" key={key} sx={{ padding: 6 }}>
              <Box sx={{ display: 'flex', alignItems: 'center', gap: 3, color: 'olive' }}>
                <Icon aria-hidden />
                <Typography variant="h5" component="h3">
                  {t(`access.${key}.title`)}
                </Typography>
              </Box>
              <Typography sx={{ mt: 2 }}>{t(`access.${key}.text`)}</Typography>
            </Card>
          ))}
        </PlainList>
      </Box>
    </Section>
  );
}
