import type { LazyComponent, RemoteModule, SlotProps } from '@mosta/shared/contract/define-remote';
import { useTranslation } from '@mosta/shared/i18n';
import { type ComponentType, lazy, type ReactNode, Suspense, useEffect, useState } from 'react';
import { reportFailure } from './failures';
import { RemoteBoundary } from './remote-boundary';
import { RemoteFallback, RemoteLoading } from './remote-fallback';
import { useRemoteState, useRemotes } from './remotes-context';

type RemoteContentProps = {
  remote: string;
  /** Which of the remote's components to draw. */
  pick: (module: RemoteModule) => LazyComponent<SlotProps> | undefined;
  /** Changes when another component is picked. */
  pickKey: string;
  props?: SlotProps;
  /** Drawn in a page's place, or in a widget's. */
  size: 'page' | 'slot';
  /** Drawn beside the content once it is there. */
  whenReady?: ReactNode;
};

/** Loads a remote when first needed and draws one of its components, or what stands in for it. */
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
    // A preload under way becomes a visit: its failure is one to show.
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
