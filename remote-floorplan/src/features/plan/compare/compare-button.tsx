import { useTranslation } from '@mosta/shared/i18n';
import { Box, Button, Typography } from '@mosta/shared/ui';
import { useState } from 'react';
import { useInventory } from '../data/use-inventory';
import type { Explorer } from '../use-explorer';
import { type Comparison, MOST_COMPARED } from './use-comparison';

type CompareSelectedProps = {
  /** The selected place. */
  code: string | null;
  explorer: Pick<Explorer, 'live' | 'comparison' | 'showComparison'>;
  named?: boolean;
};

/** The button for the selected place, where it is a stand. */
export function CompareSelected({ code, explorer, named = false }: CompareSelectedProps) {
  const { find } = useInventory();
  if (code === null || find(code)?.kind !== 'stand') return null;
  return (
    <CompareButton
      key={code}
      code={code}
      free={explorer.live.statuses.get(code) === 'free'}
      comparison={explorer.comparison}
      named={named}
      onShow={explorer.showComparison}
    />
  );
}

type CompareButtonProps = {
  code: string;
  free: boolean;
  comparison: Comparison;
  /** Says which stand it adds, where that is not said beside it. */
  named?: boolean;
  /** Leads to the table. */
  onShow: () => void;
};

/** Adds a free stand to the comparison, or takes it away; says why another one is refused. */
export function CompareButton({
  code,
  free,
  comparison,
  named = false,
  onShow,
}: CompareButtonProps) {
  const { t } = useTranslation('floorplan');
  const { codes, full, add, remove } = comparison;
  const [asked, setAsked] = useState(false);
  const compared = codes.includes(code);
  if (!free && !compared) return null;
  const toggle = () => {
    if (compared) remove(code);
    else if (full) setAsked(true);
    else add(code);
  };
  return (
    <Box sx={{ display: 'grid', gap: 2 }}>
      <Box sx={{ display: 'flex', flexWrap: 'wrap', gap: 2 }}>
        <Button
          variant="outlined"
          size="small"
          aria-pressed={compared}
          aria-label={named ? t('compare.addCode', { code }) : undefined}
          onClick={toggle}
        >
          {t(compared ? 'compare.added' : 'compare.add')}
        </Button>
        {codes.length > 0 && (
          <Button size="small" onClick={onShow}>
            {t('compare.show', { count: codes.length })}
          </Button>
        )}
      </Box>
      {asked && full && !compared && (
        <Typography role="alert" variant="body2">
          {t('compare.full', { most: MOST_COMPARED, code })}
        </Typography>
      )}
    </Box>
  );
}
