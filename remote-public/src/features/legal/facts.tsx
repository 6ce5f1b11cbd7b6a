import { useTranslation } from '@mosta/shared/i18n';
import { RADIUS } from '@mosta/shared/theme';
import { Box } from '@mosta/shared/ui';
import type { ReactNode } from 'react';

type FactsProps = {
  /** Label and value; what only the agency knows, and has not said, is null. */
  facts: readonly (readonly [label: string, value: ReactNode])[];
};

/** Who somebody is, line by line; what is missing is marked, never made up. */
export function Facts({ facts }: FactsProps) {
  return (
    <Box component="dl" sx={LIST}>
      {facts.map(([label, value]) => (
        <div key={label}>
          <dt>{label}</dt>
          <dd>{value ?? <ToFill />}</dd>
        </div>
      ))}
    </Box>
  );
}

function ToFill() {
  const { t } = useTranslation('public');
  return <mark>{t('toFill')}</mark>;
}

const LIST = {
  m: 0,
  '& > div': {
    display: 'grid',
    gridTemplateColumns: { xs: '1fr', sm: '15em 1fr' },
    columnGap: 6,
    paddingBlock: 3,
    borderBlockEnd: '1px solid',
    borderColor: 'line',
  },
  '& dt': { color: 'text.secondary' },
  '& dd': { m: 0, overflowWrap: 'anywhere' },
  '& mark': {
    paddingInline: 2,
    paddingBlock: 0.5,
    borderRadius: RADIUS.small,
    border: '1px dashed',
    borderColor: 'terracotta',
    bgcolor: 'transparent',
    color: 'terracotta',
  },
} as const;
