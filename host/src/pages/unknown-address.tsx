import { useTranslation } from '@mosta/shared/i18n';
import { Link } from '@mosta/shared/router';
import { RADIUS } from '@mosta/shared/theme';
import { Box, Button, KhatamPattern, PAGE_MARGINS, Typography } from '@mosta/shared/ui';
import type { ReactNode } from 'react';

/** What an address says that no remote declares, with the way home and others below it. */
export function UnknownAddress({ children }: { children?: ReactNode }) {
  const { t } = useTranslation('host');
  return (
    <Box sx={{ ...PAGE_MARGINS, ...COLUMNS }}>
      <Box>
        <Typography variant="h1" sx={{ color: 'olive', hyphens: 'auto' }}>
          {t('notFound.title')}
        </Typography>
        <Typography sx={{ marginBlock: 4, maxInlineSize: '38em' }}>{t('notFound.text')}</Typography>
        <Button component={Link} to="/" variant="contained" color="secondary">
          {t('notFound.home')}
        </Button>
        {children}
      </Box>
      <Box sx={PATTERN}>
        <KhatamPattern />
      </Box>
    </Box>
  );
}

const COLUMNS = {
  display: 'grid',
  gridTemplateColumns: { md: '1fr 1fr' },
  gap: 12,
  alignItems: 'center',
  paddingBlock: { xs: 12, md: 24 },
} as const;
const PATTERN = {
  blockSize: { xs: 176, md: 352 },
  borderRadius: RADIUS.card,
  overflow: 'hidden',
} as const;
