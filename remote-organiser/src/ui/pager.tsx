import { useTranslation } from '@mosta/shared/i18n';
import { ArrowBackIcon, Box, IconButton, Typography } from '@mosta/shared/ui';
import { useEffect, useEffectEvent } from 'react';

type PagerProps = {
  /** The first page is 1. */
  page: number;
  perPage: number;
  total: number;
  /** The page is being fetched: `total` may be of another list. */
  busy: boolean;
  onPage: (page: number) => void;
};

/** Which rows of how many are shown, and the ways to the pages before and after; a page without rows gives way to the last one. */
export function Pager({ page, perPage, total, busy, onPage }: PagerProps) {
  const { t } = useTranslation('organiser');
  const last = Math.max(1, Math.ceil(total / perPage));
  const goBack = useEffectEvent(() => onPage(last));
  useEffect(() => {
    if (!busy && page > last) goBack();
  }, [busy, page, last]);
  const from = Math.min(total, (page - 1) * perPage + 1);
  const to = Math.min(total, page * perPage);
  return (
    <Box
      component="nav"
      aria-label={t('pager.label')}
      sx={{ display: 'flex', alignItems: 'center', justifyContent: 'flex-end', gap: 2, mt: 3 }}
    >
      <Typography variant="body2" role="status" sx={{ fontVariantNumeric: 'tabular-nums' }}>
        {t('pager.shown', { from, to, total })}
      </Typography>
      <IconButton
        aria-label={t('pager.previous')}
        disabled={page <= 1}
        onClick={() => onPage(page - 1)}
      >
        <ArrowBackIcon sx={TOWARDS_START} />
      </IconButton>
      <IconButton
        aria-label={t('pager.next')}
        disabled={to >= total}
        onClick={() => onPage(page + 1)}
      >
        <ArrowBackIcon sx={TOWARDS_END} />
      </IconButton>
    </Box>
  );
}

const TOWARDS_START = { '[dir="rtl"] &': { transform: 'scaleX(-1)' } } as const;
const TOWARDS_END = {
  transform: 'scaleX(-1)',
  '[dir="rtl"] &': { transform: 'none' },
} as const;
