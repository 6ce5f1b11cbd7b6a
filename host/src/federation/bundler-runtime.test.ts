/** @jest-environment @mosta/portal-sdk/jest/page */

import containerRuntime, {
  type FederatedRequire,
} from '@mosta/portal-sdk/build/webpack/container-runtime';
import hostRuntime from './bundler-runtime';
import { type Factory, federationOfPage, sharedByHost } from './page-federation';

const SHELL = '@mosta/shared/shell';

const moduleOf = (factory: Factory | false) => (factory ? factory() : undefined);

function startHost() {
  const shareConfig = { singleton: true, requiredVersion: '1.0.0' };
  const get = async () => () => 'the shell of the host';
  const shared = { [SHELL]: [{ version: '1.0.0', get, scope: ['default'], shareConfig }] };
  const initOptions = { name: 'host', shareStrategy: 'loaded-first', shared };
  return hostRuntime.bundlerRuntime.init({ webpackRequire: { federation: { initOptions } } });
}

/** An entry of a remote as webpack writes it, which has not been initialised. */
function startEntry() {
  const initOptions = { name: 'mosta_hotels_1', remotes: [], shareStrategy: 'loaded-first' };
  let made: FederatedRequire['federation']['instance'] | undefined;
  const webpackRequire: FederatedRequire = {
    ...{ m: {}, c: {}, consumesLoadingData: { moduleIdToConsumeDataMapping: {} } },
    I: (shareScopeName, initScope) =>
      containerRuntime.bundlerRuntime.I({ webpackRequire, shareScopeName, initScope }),
    federation: {
      initOptions,
      get instance() {
        if (!made) throw new Error('The entry has not started.');
        return made;
      },
    },
  };
  made = containerRuntime.bundlerRuntime.init({ webpackRequire });
  return webpackRequire;
}

it('says that the runtime did not start, before it has', () => {
  expect(sharedByHost).toThrow('The federation runtime did not start with the host.');
});

it('gives entries of remotes the class of their instance, and what the host shares', async () => {
  const host = startHost();
  expect(sharedByHost()).toBe(host.shareScopeMap);
  const webpackRequire = startEntry();
  const { instance } = webpackRequire.federation;
  await containerRuntime.bundlerRuntime.initContainerEntry({
    ...{ webpackRequire, shareScopeKey: 'default', shareScope: sharedByHost().default ?? {} },
    remoteEntryInitOptions: { version: '', shareScopeMap: sharedByHost() },
  });
  const factory = await instance.loadShare(SHELL, {
    customShareInfo: {
      scope: ['default'],
      shareConfig: {
        ...{ requiredVersion: '^1.0.0', strictVersion: false },
        eager: false,
        singleton: true,
      },
    },
    context: { trigger: 'build', moduleId: 67 },
  });
  expect(moduleOf(factory)).toBe('the shell of the host');
  const names = federationOfPage().__INSTANCES__.map(({ name }) => name);
  expect(names).toEqual(['host', 'mosta_hotels_1']);
});

it('has every runtime of the page forget shared modules that could not be had', () => {
  startHost();
  const plugins = federationOfPage().__GLOBAL_PLUGIN__.map(({ name }) => name);
  expect(plugins).toContain('failed-shares');
});
