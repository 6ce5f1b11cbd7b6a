import { FAILURES, type Failure, type FailureBy } from '@mosta/portal-sdk/failures/failure-table';
import type { RemoteModule } from '@mosta/shared/contract/define-remote';
import type { Language } from '@mosta/shared/contract/languages';
import { useTranslation } from '@mosta/shared/i18n';
import {
  buildRegistry,
  buildRegistryRemote,
  buildRegistryVersion,
} from '@mosta/shared/testing/registry';
import { renderWithProviders } from '@mosta/shared/testing/render';
import { act, fireEvent, screen } from '@testing-library/react';
import { type ReactNode, useState } from 'react';
import { providePageConfig } from '../page/page-config';
import { watchTypedInput } from '../releases/typed-input';
import { LoadError, reportFailure } from './failures';
import { RemoteContent } from './remote-content';
import { type Attempt, RemoteLoader } from './remote-loader';
import { RemotesContext } from './remotes-context';
import { reportRuntimeFailures } from './runtime-failures';

type Fault = {
  importVersion?: (version: string, attempt: Attempt) => Promise<unknown>;
  page?: (version: string) => Promise<{ default: () => ReactNode }>;
  catalogue?: (language: Language) => Promise<{ default: object }>;
  previous?: boolean;
  contract?: string;
  enabled?: boolean;
  language?: Language;
  /** What happens once the page is there. */
  afterwards?: () => Promise<void>;
};

let mended = false;
const dead = () => Promise.reject(new LoadError('manifest', 'MANIFEST_HTTP_500', 'down'));
const gone = () => Promise.reject(Object.assign(new Error('404'), { name: 'ChunkLoadError' }));
const hang = () => new Promise<never>(() => undefined);
const isActive = (version: string) => version === '1.0.0';

function Form() {
  const [text, setText] = useState('');
  if (text === 'x' && !mended) throw new Error('broken');
  return <input aria-label="Nom" value={text} onChange={(event) => setText(event.target.value)} />;
}

/** What each row of the table does; a row without an entry here does not compile. */
const PROVOKED: Record<FailureBy<'unit'>, Fault> = {
  slow: {
    importVersion: async (version) => {
      await new Promise((resolve) => setTimeout(resolve, 4000));
      return moduleOf({}, version);
    },
  },
  'manifest-dead': { importVersion: dead },
  'entry-hangs': {
    importVersion: (_version, { onManifest }) => {
      onManifest();
      return hang();
    },
  },
  'not-a-remote': { importVersion: async () => ({ hello: 'world' }) },
  'active-fails': {
    previous: true,
    importVersion: (version) =>
      isActive(version) ? dead() : Promise.resolve(moduleOf({}, version)),
  },
  'active-hangs': {
    previous: true,
    importVersion: (version) =>
      isActive(version) ? hang() : Promise.resolve(moduleOf({}, version)),
  },
  'page-code-fails': { page: gone },
  'page-code-tampered': {
    page: () =>
      Promise.reject(
        Object.assign(new Error('hash'), { name: 'ChunkLoadError', code: 'CHUNK_INTEGRITY' }),
      ),
  },
  'page-code-hangs': { page: hang },
  'drawing-fails': { page: async () => ({ default: Broken }) },
  'drawing-fails-previous': {
    previous: true,
    page: async (version) => ({ default: isActive(version) ? Broken : GoodPage }),
  },
  'drawing-fails-typed': {
    previous: true,
    page: async (version) => ({ default: isActive(version) ? Form : GoodPage }),
    afterwards: async () => {
      fireEvent.input(screen.getByRole('textbox', { name: 'Nom' }), { target: { value: 'x' } });
    },
  },
  'texts-missing': {
    language: 'ar',
    catalogue: async (language) => (language === 'ar' ? gone() : FRENCH),
  },
  'texts-hang': {
    language: 'ar',
    catalogue: async (language) => (language === 'ar' ? hang() : FRENCH),
  },
  'texts-gone': { catalogue: async () => gone() },
  'other-contract': { contract: '^9.0.0' },
  'switched-off': { enabled: false },
  'no-such-part': { importVersion: async (version) => ({ ...moduleOf({}, version), routes: {} }) },
  'second-copy': {
    importVersion: () =>
      Promise.reject(Object.assign(new Error('second'), { name: 'SecondCopyError' })),
  },
  'network-returns': { importVersion: dead },
};

const FRENCH = { default: { title: 'Page du remote' } };

function GoodPage() {
  return <h1>Page du remote</h1>;
}

function Broken() {
  if (!mended) throw new Error('broken');
  return <GoodPage />;
}

function moduleOf({ page, catalogue }: Fault, version: string, name = 'hotels'): RemoteModule {
  function TranslatedPage() {
    return <h1>{useTranslation(name).t('title')}</h1>;
  }
  const own = catalogue ? TranslatedPage : GoodPage;
  return {
    name,
    contract: '^1.0.0',
    routes: {
      '/a': () => (page && !mended ? page(version) : Promise.resolve({ default: own })),
    },
    slots: {},
    ...(catalogue && {
      catalogue: (language) => (mended ? Promise.resolve(FRENCH) : catalogue(language)),
    }),
  };
}

/** Visits the page of a remote with that fault. @returns the function that leaves it, or visits it again */
async function draw(name: string, fault: Fault) {
  const { previous, contract = '^1.0.0', enabled = true, language = 'fr' } = fault;
  const versions = ['1.0.0', ...(previous ? ['0.9.0'] : [])].map((version) =>
    buildRegistryVersion({ name, version, contract }),
  );
  const remote = buildRegistryRemote(versions, { enabled, previous: previous ? '0.9.0' : null });
  const registry = buildRegistry({ [name]: remote });
  providePageConfig({
    environment: 'test',
    language,
    overrides: false,
    remoteOrigins: [],
    registry,
    manifests: {},
    status: 200,
  });
  const loader = new RemoteLoader({
    name,
    remote,
    importVersion: async ({ descriptor: { version } }, attempt) =>
      fault.importVersion && !mended
        ? fault.importVersion(version, attempt)
        : moduleOf(fault, version, name),
    report: reportFailure,
    clock: {
      now: () => Date.now(),
      after: (ms, run) => {
        const timer = setTimeout(run, ms);
        return () => clearTimeout(timer);
      },
    },
    random: () => 0.5,
  });
  const remotes = { registry, loader: () => loader, preload: () => undefined };
  let visit: (there: boolean) => void = () => undefined;
  function Address() {
    const [visited, setVisited] = useState(false);
    visit = setVisited;
    return visited ? (
      <RemotesContext value={remotes}>
        <RemoteContent
          remote={name}
          pickKey="/a"
          pick={(module) => module.routes['/a']}
          size="page"
        />
      </RemotesContext>
    ) : null;
  }
  await renderWithProviders(<Address />, {
    language,
    catalogues: { host: (each) => import(`../locales/${each}.json`) },
  });
  jest.useFakeTimers();
  // jsdom fetches no scripts
  Object.assign(performance, { getEntriesByType: () => [] });
  await act(async () => visit(true));
  return (there: boolean) => visit(there);
}

const STEP_MS = 100;

/** Lets time pass until something is there. @returns the milliseconds that it took */
async function timeUntil(there: () => boolean): Promise<number> {
  for (let ms = 0; ms <= 30_000; ms += STEP_MS) {
    if (there()) return ms;
    await act(() => jest.advanceTimersByTimeAsync(STEP_MS));
  }
  throw new Error(`nothing after 30 s:\n${document.body.textContent}`);
}

const isPage = () => screen.queryByRole('heading', { name: 'Page du remote' }) !== null;
const isFallback = () => screen.queryByRole('alert') !== null;
const isSlow = () => screen.queryByText(/plus long que d’habitude|أطول من المعتاد/) !== null;

let codes: string[] = [];
const onFailure = (event: Event) => {
  codes.push((event as CustomEvent<{ code: string }>).detail.code);
};
let endReports: () => void = () => undefined;
let endTyping: () => void = () => undefined;

beforeEach(() => {
  mended = false;
  codes = [];
  addEventListener('portal:failure', onFailure);
  endReports = reportRuntimeFailures();
  endTyping = watchTypedInput();
  for (const level of ['warn', 'error'] as const) {
    jest.spyOn(console, level).mockImplementation(() => undefined);
  }
});
afterEach(() => {
  jest.useRealTimers();
  endReports();
  endTyping();
  removeEventListener('portal:failure', onFailure);
});

const rows = Object.entries(FAILURES).filter(
  (row): row is [FailureBy<'unit'>, (typeof FAILURES)[FailureBy<'unit'>]] => row[1].by === 'unit',
);

/** Milliseconds by which a time may be exceeded: the steps in which the test lets it pass. */
const STEPS_MS = 2 * STEP_MS;

it.each(rows)(
  '%s: the visitor knows in time, and what is promised works again',
  async (name, row) => {
    const { code, knownAfter, worksAfter, again }: Failure = row;
    const { afterwards, ...fault } = PROVOKED[name];
    await draw(name, fault);
    if (afterwards) {
      await timeUntil(() => screen.queryByRole('textbox') !== null);
      await act(afterwards);
    }
    if (worksAfter !== null) {
      const slow = knownAfter === null ? 0 : await timeUntil(isSlow);
      expect(slow).toBeLessThanOrEqual((knownAfter ?? 0) + STEPS_MS);
      expect(slow + (await timeUntil(isPage))).toBeLessThanOrEqual(worksAfter + STEPS_MS);
      expect(isFallback()).toBe(false);
    } else {
      expect(await timeUntil(isFallback)).toBeLessThanOrEqual((knownAfter ?? 0) + STEPS_MS);
      expect(screen.getByRole('alert')).toHaveTextContent(`Code : ${code}`);
    }
    if (code !== null && code !== 'DISABLED') expect(codes).toContain(code);
    if (again.includes('Réessayer')) {
      mended = true;
      fireEvent.click(screen.getByRole('button', { name: 'Réessayer' }));
      await timeUntil(isPage);
    }
  },
);

it.each([
  ['the network comes back', () => dispatchEvent(new Event('online'))],
  ['the page is looked at again', () => document.dispatchEvent(new Event('visibilitychange'))],
])('tries again by itself, once, when %s', async (_, comeBack) => {
  const importVersion = jest.fn(dead);
  await draw('returns', { importVersion });
  await timeUntil(isFallback);
  const attempts = importVersion.mock.calls.length;
  await act(() => jest.advanceTimersByTimeAsync(60_000));
  expect(importVersion).toHaveBeenCalledTimes(attempts);
  comeBack();
  comeBack();
  await act(() => jest.advanceTimersByTimeAsync(60_000));
  expect(importVersion).toHaveBeenCalledTimes(2 * attempts);
  expect(isFallback()).toBe(true);
  mended = true;
  comeBack();
  await timeUntil(isPage);
});

it('shows nothing of it that the loading has become slow before 3 s', async () => {
  await draw('calm', { importVersion: hang });
  await act(() => jest.advanceTimersByTimeAsync(2900));
  expect(isSlow()).toBe(false);
});

it('shows the page at once when it is visited again', async () => {
  const importVersion = jest.fn(async (version: string) => moduleOf({}, version));
  const again = await draw('again', { importVersion });
  await timeUntil(isPage);
  await act(async () => again(false));
  act(() => again(true));
  expect(isPage()).toBe(true);
});
