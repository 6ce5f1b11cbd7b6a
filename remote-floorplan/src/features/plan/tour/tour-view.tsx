import type { FlatPlan } from '@mosta/plan/drawing/flatten';
import { commaOf } from '@mosta/shared/domain/comma';
import { useLanguage, useTranslation } from '@mosta/shared/i18n';
import { Box, ErrorState, TextField, Typography } from '@mosta/shared/ui';
import { useEffect, useMemo } from 'react';
import { inUnit, planScale } from '../core/plan-scale';
import type { Tour, TourAsked } from '../core/tour';
import { useInventory } from '../data/use-inventory';
import { StandsMap } from '../view/stands-map';
import { useTour } from './use-tour';

type TourViewProps = {
  asked: TourAsked;
  onFrom: (code: string) => void;
  onOrder: (order: string[][]) => void;
  addressOf: (code: string) => string;
};

/** Where a tour begins, how long its ways are, and its places on the plan. */
export function TourView({ asked, onFrom, onOrder, addressOf }: TourViewProps) {
  const { t } = useTranslation('floorplan');
  const comma = commaOf(useLanguage());
  const { entries } = useInventory();
  const { tour, plans, failed, retry } = useTour(asked);
  useEffect(() => {
    if (tour) onOrder(tour.order);
  }, [tour, onOrder]);
  const entrances = entries.filter(({ kind }) => kind === 'entrance');
  const drawn = new Set([...plans.values()].filter((plan) => plan !== undefined));
  return (
    <Box sx={{ display: 'grid', gap: 4 }}>
      <Box sx={{ display: 'flex', flexWrap: 'wrap', gap: 4, alignItems: 'center' }}>
        <TextField
          select
          size="small"
          label={t('way.from')}
          value={asked.from}
          onChange={(event) => onFrom(event.target.value)}
          slotProps={{ select: { native: true }, inputLabel: { shrink: true } }}
        >
          {entrances.map(({ code, name, hall }) => (
            <option key={code} value={code}>
              {[t('name.entrance', { code: name }), hall].filter(Boolean).join(comma)}
            </option>
          ))}
        </TextField>
        <Typography variant="body2" role="status">
          {tour ? <Total tour={tour} /> : !failed && t('way.loading')}
        </Typography>
      </Box>
      {failed && (
        <ErrorState title={t('way.failed')} onRetry={retry}>
          {t('view.failedHelp')}
        </ErrorState>
      )}
      {[...drawn].map((plan, index) => (
        <StandsMap
          key={index}
          plan={plan}
          codes={asked.places}
          ways={tour?.legs.filter((leg) => leg.plan === plan).map(({ points }) => points)}
          addressOf={addressOf}
        />
      ))}
    </Box>
  );
}

/** The length of all ways of a tour. */
function Total({ tour: { legs } }: { tour: Tour }) {
  const { t } = useTranslation('floorplan');
  const { halls } = useInventory();
  const [first] = legs;
  const scale = useMemo(() => {
    const sizes = new Map(
      halls.flatMap(({ places }) => places.map(({ code, size }) => [code, size])),
    );
    return first && planScale(first.plan, (code) => sizes.get(code));
  }, [halls, first]);
  if (!scale) return null;
  // Halls that are drawn at different scales have no length together.
  const plans = new Set<FlatPlan>(legs.map(({ plan }) => plan));
  if (plans.size > 1) return null;
  const length = legs.reduce((sum, leg) => sum + leg.length, 0);
  return t('way.total', {
    length: t(`way.length.${scale.unit}`, { count: inUnit(scale, length) }),
  });
}
