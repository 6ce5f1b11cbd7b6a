import type { FlatPlan } from '@mosta/plan/drawing/flatten';
import { useTranslation } from '@mosta/shared/i18n';
import { Box, Button, TextField, Typography } from '@mosta/shared/ui';
import { useId, useMemo } from 'react';
import type { InventoryEntry } from '../data/inventory';
import { useInventory } from '../data/use-inventory';
import { grouped } from '../list/stand-options';
import type { WayState } from './use-way';
import { type SizeOf, useWayTexts } from './way-texts';

export type WayPanelProps = {
  plan: FlatPlan;
  /** Codes of both ends; the start is perhaps no code of the plan. */
  from: string;
  to: string;
  way: WayState;
  sizeOf: SizeOf;
  onFrom: (code: string | null) => void;
};

/** Where a way begins, and how to walk it. */
export function WayPanel({ plan, from, to, way, sizeOf, onFrom }: WayPanelProps) {
  const { t } = useTranslation('floorplan');
  const titleId = useId();
  const { entries } = useInventory();
  const starts = useMemo(() => {
    const drawn = new Set(plan.shapes.map(({ code }) => code));
    const others = entries.filter(({ code }) => code !== to && drawn.has(code));
    const groups = grouped(
      others.map((stand) => ({ stand })),
      t,
    );
    // Most people come from an entrance: these first.
    return groups.sort((a, b) => Number(isWayIn(b)) - Number(isWayIn(a)));
  }, [plan, to, entries, t]);
  const known = starts.some(({ options }) => options.some(({ stand }) => stand.code === from));
  return (
    <Box
      component="section"
      aria-labelledby={titleId}
      sx={{ display: 'grid', gap: 3, borderBlockStart: '1px solid', borderColor: 'line', pt: 3 }}
    >
      <Typography id={titleId} variant="h6" component="h3">
        {t('way.title')}
      </Typography>
      <TextField
        select
        size="small"
        label={t('way.from')}
        value={known ? from : ''}
        onChange={(event) => onFrom(event.target.value)}
        slotProps={{ select: { native: true }, inputLabel: { shrink: true } }}
      >
        {!known && <option value="">{t('way.choose')}</option>}
        {starts.map(({ key, title, options }) => (
          <optgroup key={key} label={title}>
            {options.map(({ stand: { code, kind, name } }) => (
              <option key={code} value={code}>
                {t(`name.${kind}`, { code: name })}
              </option>
            ))}
          </optgroup>
        ))}
      </TextField>
      <div aria-live="polite">
        <WayWords known={known} plan={plan} from={from} to={to} way={way} sizeOf={sizeOf} />
      </div>
      <Button
        size="small"
        variant="outlined"
        onClick={() => onFrom(null)}
        sx={{ justifySelf: 'start' }}
      >
        {t('way.close')}
      </Button>
    </Box>
  );
}

type Start = { options: readonly { stand: InventoryEntry }[] };
const isWayIn = ({ options }: Start) => options[0]?.stand.kind === 'entrance';

type WayWordsProps = Omit<WayPanelProps, 'onFrom'> & { known: boolean };

function WayWords({ known, plan, from, to, way, sizeOf }: WayWordsProps) {
  const { t } = useTranslation('floorplan');
  const texts = useWayTexts({ plan, from, to, way, sizeOf });
  if (way.state === 'failed') {
    return (
      <Box role="alert" sx={{ display: 'grid', gap: 2, justifyItems: 'start' }}>
        <Typography variant="body2">{t('way.failed')}</Typography>
        <Button size="small" variant="outlined" onClick={way.retry}>
          {t('way.retry')}
        </Button>
      </Box>
    );
  }
  if (from === to) return <Typography variant="body2">{t('way.same')}</Typography>;
  if (!known) return <Typography variant="body2">{t('way.unknown', { code: from })}</Typography>;
  if (way.state === 'none') return <Typography variant="body2">{t('way.none')}</Typography>;
  if (!texts) return <Typography variant="body2">{t('way.loading')}</Typography>;
  return (
    <>
      <Typography variant="body2" sx={{ fontWeight: 600 }}>
        {texts.total}
      </Typography>
      <Box
        component="ol"
        sx={{ m: 0, mt: 2, paddingInlineStart: 5, display: 'grid', gap: 1, typography: 'body2' }}
      >
        {texts.steps.map((step, i) => (
          <li key={i}>{step}</li>
        ))}
      </Box>
    </>
  );
}
