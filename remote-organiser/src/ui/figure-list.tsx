import { Box } from '@mosta/shared/ui';

type FigureListProps = { figures: readonly { label: string; value: number }[] };

/** Figures with what they count, a line each. */
export function FigureList({ figures }: FigureListProps) {
  return (
    <Box component="dl" sx={{ margin: 0 }}>
      {figures.map(({ label, value }) => (
        <Box
          key={label}
          sx={{
            ...{ display: 'flex', justifyContent: 'space-between', gap: 4, paddingBlock: 2 },
            ...{ borderBlockStart: '1px solid', borderColor: 'line' },
          }}
        >
          <dt>{label}</dt>
          <Box
            component="dd"
            sx={{ margin: 0, fontWeight: 650, fontVariantNumeric: 'tabular-nums' }}
          >
            {value}
          </Box>
        </Box>
      ))}
    </Box>
  );
}
