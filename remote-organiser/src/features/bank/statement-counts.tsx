import { useTranslation } from '@mosta/shared/i18n';
import type { RowError, StatementCounts } from '@mosta/shared/schemas/bank.schema';
import { Box, PlainList, Typography } from '@mosta/shared/ui';
import { useId } from 'react';

type StatementCountsTextProps = { counts: StatementCounts; done: boolean };

/** What a statement brings, or what it brought, in a line. */
export function StatementCountsText({ counts, done }: StatementCountsTextProps) {
  const { t } = useTranslation('organiser');
  const { fresh, known, others, wrong } = counts;
  return (
    <>
      {[
        t(`bank.counts.${done ? 'taken' : 'fresh'}`, { count: fresh }),
        ...(known > 0 ? [t('bank.counts.known', { count: known })] : []),
        ...(others > 0 ? [t('bank.counts.others', { count: others })] : []),
        ...(wrong > 0 ? [t('bank.counts.wrong', { count: wrong })] : []),
      ].join(' ')}
    </>
  );
}

type StatementErrorsProps = { errors: readonly RowError[]; total: number };

/** Rows that cannot be read, each with what stands there. */
export function StatementErrors({ errors, total }: StatementErrorsProps) {
  const { t } = useTranslation('organiser');
  const id = useId();
  if (errors.length === 0) return null;
  return (
    <Box component="section" aria-labelledby={id}>
      <Typography id={id} variant="h6" component="h3" sx={{ mb: 1 }}>
        {t('bank.errors.title', { count: total })}
      </Typography>
      <Typography variant="body2" color="textSecondary" sx={{ mb: 2 }}>
        {t('bank.errors.text')}
      </Typography>
      <PlainList sx={{ maxBlockSize: 260, overflowY: 'auto' }} tabIndex={0} aria-labelledby={id}>
        {errors.map(({ row, code, value }) => (
          <Box component="li" key={row} sx={{ paddingBlock: 1, overflowWrap: 'anywhere' }}>
            <strong>{t('bank.errors.row', { row })}</strong> {t(`bank.errors.${code}`, { value })}
          </Box>
        ))}
      </PlainList>
    </Box>
  );
}
