import type { LazyComponent, RemoteModule, SlotProps } from '@mosta/shared/contract/define-remote';
import { useTranslation } from '@mosta/shared/i18n';
import { type ComponentType, lazy, type ReactNode, Suspense, useEffect, useState } from 'react';
import { reportFailure } from './failures';
import { RemoteBoundary } from './remote-boundary';
import { RemoteFallback, RemoteLoading } from './remote-fallback';
import { useRemoteState, useRemotes } from './remotes-context';

type RemoteContentProps = {
  remote: string;
  /** Picks the remote's component to render. */
  pick: (module: RemoteModule) => LazyComponent<SlotProps> | undefined;
  /** Changes when another component is picked. */
  pickKey: string;
  props?: SlotProps;
  /** Rendered as a page or as a widget. */
  size: 'page' | 'slot';
  /** Rendered beside the content once it has loaded. */
  whenReady?: ReactNode;
};

/** Loads a remote when first needed and renders one of its components, or a fallback. */
export function RemoteContent({
  remote,
  pick,
  pickKey,
  props,
  size,
  whenReady,
}: RemoteContentProps) {
  const { loader } = useRemotes();
  const target = loader(remote);
  const state = useRemoteState(target);
  const { t } = useTranslation('host');

  useEffect(() => {
    // A preload under way becomes a visit, so that its failure is shown.
    const status = target?.getState().status;
    if (status === 'idle' || status === 'loading') void target?.load();
  }, [target]);

  if (!target || state.status === 'failed') {
    const code = state.status === 'failed' ? state.error.code : 'UNKNOWN_REMOTE';
    return (
      <RemoteFallback remote={remote} size={size} code={code} onRetry={() => void target?.load()} />
    );
  }
  if (state.status === 'incompatible') {
    const detail = t('remote.incompatible', { wanted: state.wanted, have: state.have });
    return <RemoteFallback remote={remote} size={size} code="INCOMPATIBLE" detail={detail} />;
  }
  if (state.status !== 'ready') return <RemoteLoading size={size} />;
  const load = pick(state.module);
  if (!load) return <RemoteFallback remote={remote} size={size} code="NO_SUCH_PART" />;
  return (
    <LoadedComponent
      key={`${remote} ${pickKey}`}
      remote={remote}
      version={state.version}
      load={load}
      props={props}
      size={size}
      whenReady={whenReady}
    />
  );
}

type LoadedComponentProps = {
  remote: string;
  version: string;
  load: LazyComponent<SlotProps>;
  props?: SlotProps;
  size: 'page' | 'slot';
  whenReady?: ReactNode;
};

function LoadedComponent({
  remote,
  version,
  load,
  props = {},
  size,
  whenReady,
}: LoadedComponentProps) {
  const [Content, setContent] = useState<ComponentType<SlotProps>>(() => lazy(load));
  return (
    <RemoteBoundary
      remote={remote}
      version={version}
      report={reportFailure}
      // A lazy component remembers its failure; a new one asks for the code again.
      onRetry={() => setContent(() => lazy(load))}
      fallback={(code, retry) => (
        <RemoteFallback remote={remote} size={size} code={code} onRetry={retry} />
      )}
    >
      <Suspense fallback={<RemoteLoading size={size} />}>
        <Content {...props} />
        {whenReady}
      </Suspense>
    </RemoteBoundary>
  );
}
