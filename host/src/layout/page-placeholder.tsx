import { useTranslation } from '@mosta/shared/i18n';
import { SlowSentence } from '@mosta/shared/shell';
import { Box, PAGE_MARGINS, Skeleton, Stack, Typography } from '@mosta/shared/ui';

type PagePlaceholderProps = {
  size: 'page' | 'slot';
  /** The page's, which is known before its code. It is no heading yet: the page brings its own. */
  title?: string | undefined;
};

/** Stands in the place of a page or widget while its code loads. Nothing will load without scripts. */
export function PagePlaceholder({ size, title }: PagePlaceholderProps) {
  const { t } = useTranslation('host');
  return (
    <Box
      role="status"
      aria-label={t('remote.loading')}
      sx={{
        ...PAGE_MARGINS,
        paddingBlock: size === 'page' ? { xs: 12, md: 21 } : 4,
        minBlockSize: size === 'page' ? '70vh' : 160,
        '@media (scripting: none)': { display: 'none' },
      }}
    >
      <Stack spacing={4}>
        {title === undefined ? (
          <Skeleton variant="rounded" height={48} width="46%" />
        ) : (
          <Typography variant="h2" component="p" sx={{ color: 'olive' }}>
            {title}
          </Typography>
        )}
        <Skeleton variant="rounded" height={20} width="70%" />
        <Skeleton variant="rounded" height={size === 'page' ? 280 : 80} />
      </Stack>
      <SlowSentence />
    </Box>
  );
}
