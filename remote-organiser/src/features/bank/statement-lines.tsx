import { formatMoney } from '@mosta/shared/domain/money';
import { formatDate, useLanguage, useTranslation } from '@mosta/shared/i18n';
import type { StatementPreview } from '@mosta/shared/schemas/bank.schema';
import { Box, Typography } from '@mosta/shared/ui';
import { DataTable } from '../../ui/data-table';

/** The credits of a statement, and which of them are known already. */
export function StatementLines({ preview }: { preview: StatementPreview }) {
  const { t } = useTranslation('organiser');
  const language = useLanguage();
  const { lines, counts } = preview;
  const credits = counts.fresh + counts.known;
  return (
    <Box sx={{ minInlineSize: 0 }}>
      <DataTable
        label={t('bank.lines.read')}
        columns={[
          { label: t('bank.columns.label') },
          { label: t('bank.columns.day') },
          { label: t('bank.columns.amount'), align: 'end' },
          { label: t('common.columns.state') },
        ]}
        rows={lines.map(({ row, day, label, amount, known }) => ({
          key: String(row),
          cells: [
            ...[label, formatDate(language, day).replaceAll(' ', '\u00a0')],
            formatMoney(amount, language),
            t(`bank.lines.${known ? 'known' : 'fresh'}`),
          ],
        }))}
      />
      {credits > lines.length && (
        <Typography variant="body2" color="textSecondary" sx={{ mt: 2 }}>
          {t('bank.lines.more', { count: credits - lines.length })}
        </Typography>
      )}
    </Box>
  );
}
