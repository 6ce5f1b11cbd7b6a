import { useTranslation } from '@mosta/shared/i18n';
import { RADIUS } from '@mosta/shared/theme';
import { Box, ToggleButton, Typography } from '@mosta/shared/ui';
import { type ComponentProps, type ReactNode, useId, useState } from 'react';
import { DataTable } from '../../ui/data-table';

type ChartCardProps = {
  title: string;
  /** The figure that matters, in words. */
  lead?: string;
  table: Omit<ComponentProps<typeof DataTable>, 'label'>;
  /** In the place of the chart where there is nothing to draw. */
  empty?: ReactNode;
  /** Takes the whole width. */
  wide?: boolean;
  /** The drawing; it is no more than what the table says, so screen readers hear the table. */
  children: ReactNode;
};

/** A chart on a card, with its table behind it. */
export function ChartCard({ title, lead, table, empty, wide, children }: ChartCardProps) {
  const { t } = useTranslation('organiser');
  const [asTable, setAsTable] = useState(false);
  const id = useId();
  return (
    <Box
      component="section"
      aria-labelledby={id}
      sx={{
        ...{ minInlineSize: 0, padding: { xs: 5, sm: 7 }, bgcolor: 'surface' },
        ...{ borderRadius: RADIUS.card, border: '1px solid', borderColor: 'line' },
        // a chart is grounds alone, which browsers leave out on paper
        printColorAdjust: 'exact',
        ...(wide && { gridColumn: '1 / -1' }),
      }}
    >
      <Box
        sx={{
          ...{ display: 'flex', flexWrap: 'wrap', alignItems: 'flex-start', gap: 3 },
          ...{ justifyContent: 'space-between', mb: 5 },
        }}
      >
        <Box>
          <Typography id={id} variant="h4" component="h3" sx={{ color: 'olive' }}>
            {title}
          </Typography>
          {lead && <Typography color="textSecondary">{lead}</Typography>}
        </Box>
        {!empty && (
          <ToggleButton
            value="table"
            size="small"
            selected={asTable}
            aria-label={t('overview.tableOf', { title })}
            onChange={() => setAsTable(!asTable)}
          >
            {t('overview.table')}
          </ToggleButton>
        )}
      </Box>
      {empty ||
        (asTable ? (
          <DataTable label={title} {...table} />
        ) : (
          <Box role="img" aria-label={summaryOf(title, table)}>
            {children}
          </Box>
        ))}
    </Box>
  );
}

/** A drawing in words: its title and the first rows. */
function summaryOf(title: string, { rows }: ChartCardProps['table']): string {
  const most = rows.slice(0, 12).map(({ cells }) => cells.join(' '));
  return `${title}. ${most.join('. ')}`;
}
