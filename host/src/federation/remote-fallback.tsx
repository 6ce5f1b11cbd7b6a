import { useLanguage, useTranslation } from '@mosta/shared/i18n';
import { useOnline } from '@mosta/shared/queries';
import { SlowSentence } from '@mosta/shared/shell';
import { Box, Button, PAGE_MARGINS, Skeleton, Stack, Typography } from '@mosta/shared/ui';
import { PrerenderedText, ShowLivePage } from '../page/live-page';
import { hasPrerenderedText, isPrerenderedPageShown } from '../page/prerendered-page';
import { useRemotes } from './remotes-context';

type RemoteFallbackProps = {
  remote: string;
  size: 'page' | 'slot';
  code: string;
  detail?: string;
  onRetry?: (() => void) | undefined;
};

/** Shown for a page or widget that could not be loaded: names the part and offers a retry. */
export function RemoteFallback({ remote, size, code, detail, onRetry }: RemoteFallbackProps) {
  const { t } = useTranslation('host');
  const language = useLanguage();
  const { registry } = useRemotes();
  const entry = registry.remotes[remote];
  const label = entry?.versions[entry.active]?.descriptor.label[language] ?? remote;
  const online = useOnline();
  const disabled = code === 'DISABLED';
  // What was not kept cannot come without network: the part itself has not failed.
  const reason = disabled ? 'disabled' : online ? 'failed' : 'offline';
  const title = t(`remote.${reason}Title`, { label });
  // The prerendered text below has its own h1.
  const heading = size === 'page' && (disabled || !hasPrerenderedText());
  const notice = (
    <Box
      sx={{
        maxInlineSize: 720,
        marginInline: 'auto',
        paddingInline: 5,
        paddingBlock: size === 'page' ? 12 : 4,
      }}
    >
      <Stack spacing={4} role="alert" sx={{ alignItems: 'flex-start' }}>
        <Typography component={heading ? 'h1' : 'p'} variant={size === 'page' ? 'h3' : 'h4'}>
          {title}
        </Typography>
        <Typography>{(online ? detail : undefined) ?? t(`remote.${reason}Text`)}</Typography>
        {onRetry && !disabled ? (
          <Button variant="contained" color="secondary" onClick={onRetry}>
            {t('remote.retry')}
          </Button>
        ) : null}
        <Typography variant="body2" sx={{ opacity: 0.75 }}>
          {t('remote.code', { code })}
        </Typography>
      </Stack>
    </Box>
  );
  if (size === 'slot') return notice;
  return (
    <>
      {notice}
      {/* The server has written the notice of a closed part itself. */}
      {disabled ? <ShowLivePage /> : <PrerenderedText />}
    </>
  );
}

type RemoteLoadingProps = {
  size: 'page' | 'slot';
  /** The page's, which is known before its code. */
  title?: string | undefined;
};

/** Placeholder for a page or widget while its code loads; none in the live page while the prerendered one is shown. */
export function RemoteLoading(props: RemoteLoadingProps) {
  return isPrerenderedPageShown() ? null : <Placeholder {...props} />;
}

/** The title is no heading yet: the page brings its own. */
function Placeholder({ size, title }: RemoteLoadingProps) {
  const { t } = useTranslation('host');
  return (
    <Box
      role="status"
      aria-label={t('remote.loading')}
      sx={{
        ...PAGE_MARGINS,
        paddingBlock: size === 'page' ? { xs: 12, md: 21 } : 4,
        minBlockSize: size === 'page' ? '70vh' : 160,
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
