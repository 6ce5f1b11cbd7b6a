import type { LazyComponent, RemoteModule, SlotProps } from '@mosta/shared/contract/define-remote';
import { routeChunk, slotChunk } from '@mosta/shared/contract/published';
import { useTranslation } from '@mosta/shared/i18n';
import {
  type ReactNode,
  Suspense,
  startTransition,
  useEffect,
  useInsertionEffect,
  useState,
} from 'react';
import { type LoadError, reportFailure } from './failures';
import { LeavingBoundary, reportCleanupFailure } from './leaving-boundary';
import { PartLoader, type PartState } from './part-loader';
import { RemoteBoundary } from './remote-boundary';
import { RemoteFallback, RemoteLoading } from './remote-fallback';
import { loadTexts } from './remote-texts';
import { useRemotes } from './remotes-context';
import { retryOnReturn } from './retry-on-return';
import { refuseSecondReact } from './second-react';
import { showStyles } from './style-sheets';

type RemoteContentProps = {
  remote: string;
  /** Picks the remote's component to render. */
  pick: (module: RemoteModule) => LazyComponent<SlotProps> | undefined;
  /** Changes when another component is picked. */
  pickKey: string;
  props?: SlotProps;
  /** Rendered as a page or as a widget. */
  size: 'page' | 'slot';
  /** Of the page, shown while its code loads. */
  title?: string;
  /** Rendered beside the content once it has loaded. */
  whenReady?: ReactNode;
};

/** Loads a remote when first needed and renders one of its components, or a fallback. */
export function RemoteContent(props: RemoteContentProps) {
  return (
    // what leaves may throw while it does: the fallback, or the version that takes its place, is not at fault
    <LeavingBoundary>
      <RemotePart key={`${props.remote} ${props.pickKey}`} {...props} />
    </LeavingBoundary>
  );
}

function RemotePart(content: RemoteContentProps) {
  const { remote, pick, pickKey, props = {}, size, title, whenReady } = content;
  const { loader } = useRemotes();
  const { t } = useTranslation('host');
  const [part] = useState(
    () =>
      new PartLoader({
        remote,
        loader: loader(remote),
        pick,
        loadTexts: (ready) =>
          loadTexts(remote, ready, size === 'page' ? routeChunk(pickKey) : slotChunk(pickKey)),
        inspect: (ready) => refuseSecondReact(remote, ready),
        report: reportFailure,
      }),
  );
  const state = usePartState(part);
  const retryable = state.status === 'failed' && isWorthRetrying(state.error);

  useEffect(() => void part.load(), [part]);
  useEffect(() => {
    if (retryable) return retryOnReturn(() => void part.load(true));
  }, [retryable, part]);
  useStylesOf(remote, state);

  if (state.status === 'failed') {
    return (
      <RemoteFallback
        remote={remote}
        size={size}
        code={state.error.code}
        onRetry={state.error.code === 'NO_SUCH_PART' ? undefined : () => void part.load()}
      />
    );
  }
  if (state.status === 'incompatible') {
    const detail = t('remote.incompatible', { wanted: state.wanted, have: state.have });
    return <RemoteFallback remote={remote} size={size} code="INCOMPATIBLE" detail={detail} />;
  }
  const loading = <RemoteLoading size={size} title={title} />;
  if (state.status === 'loading') return loading;
  const { version, Content } = state.part;
  return (
    <DrawnPart key={version} remote={remote} version={version} part={part} loading={loading}>
      <Content {...props} />
      {whenReady}
    </DrawnPart>
  );
}

/** What has loaded is drawn in slices; a notice that it has not comes at once. */
function usePartState(part: PartLoader): PartState {
  const [state, setState] = useState(part.getState);
  useEffect(() => {
    const follow = () => {
      const next = part.getState();
      if (next.status === 'ready') startTransition(() => setState(next));
      else setState(next);
    };
    follow();
    return part.subscribe(follow);
  }, [part]);
  return state;
}

type DrawnPartProps = {
  remote: string;
  version: string;
  part: PartLoader;
  loading: ReactNode;
  children: ReactNode;
};

function DrawnPart({ remote, version, part, loading, children }: DrawnPartProps) {
  const onFailure = (error: LoadError, typed: boolean) => {
    reportFailure({ remote, version, phase: error.phase, code: error.code, ms: 0 });
    void part.drawingFailed(version, error, !typed);
  };
  return (
    <RemoteBoundary
      remote={remote}
      onFailure={onFailure}
      onForeignFailure={reportCleanupFailure}
      fallback={loading}
    >
      <Suspense fallback={loading}>{children}</Suspense>
    </RemoteBoundary>
  );
}

/** Before anything is painted, the remote's styles are there; they go with the last of its content. */
function useStylesOf(remote: string, { status }: PartState): void {
  const shows = status === 'loading' || status === 'ready';
  useInsertionEffect(() => (shows ? showStyles(remote) : undefined), [shows, remote]);
}

/** A failure of the network or of a server may pass by itself; the others need a new version. */
function isWorthRetrying({ phase }: LoadError): boolean {
  return phase === 'manifest' || phase === 'script' || phase === 'catalogue';
}
