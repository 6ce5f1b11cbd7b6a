import { useLanguage, useTranslation } from '@mosta/shared/i18n';
import { useOnline } from '@mosta/shared/queries';
import { Box, Button, Stack, Typography } from '@mosta/shared/ui';
import type { ComponentProps } from 'react';
import { PagePlaceholder } from '../layout/page-placeholder';
import { PrerenderedText, ShowLiveFrame, ShowLivePage } from '../page/live-page';
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

/**
 * Placeholder for a page or widget while its code loads; none while the prerendered page is shown, which has more to read. Where
 * the build drew no page, the live frame takes its place before the page is there.
 */
export function RemoteLoading(props: ComponentProps<typeof PagePlaceholder>) {
  if (isPrerenderedPageShown()) return null;
  return (
    <>
      <PagePlaceholder {...props} />
      {props.size === 'page' && <ShowLiveFrame />}
    </>
  );
}
