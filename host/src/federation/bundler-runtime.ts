/**
 * What webpack's generated code calls in the host's script, in the place of `@module-federation/webpack-bundler-runtime`, and what
 * entries of remotes ask for on the page, in the place of `@module-federation/runtime-core` (docs/decisions/0147).
 */
import {
  consumes,
  initializeSharing,
  installInitialConsumes,
} from '@mosta/portal-sdk/build/webpack/container-runtime';
import { failedSharesPlugin } from './failed-shares';
import { FederationInstance, type InstanceOptions } from './federation-instance';
import { enterHost, federationOfPage } from './page-federation';

type Given = { webpackRequire: { federation: { initOptions: InstanceOptions } } };

const page = globalThis as { _FEDERATION_RUNTIME_CORE?: object };

/** The instance of the host; entries find the class of theirs on the page from here on. */
function init({ webpackRequire }: Given): FederationInstance {
  const instance = new FederationInstance(webpackRequire.federation.initOptions);
  enterHost(instance, failedSharesPlugin);
  page._FEDERATION_RUNTIME_CORE = runtimeCore;
  return instance;
}

/**
 * What entries call. Those that are built with the package's runtime name more of it when they are evaluated, and call none of that
 * (docs/decisions/0144).
 */
const runtimeCore = {
  CurrentGlobal: globalThis,
  ModuleFederation: FederationInstance,
  getGlobalFederationConstructor: () => undefined,
  setGlobalFederationConstructor: () => undefined,
  setGlobalFederationInstance: (instance: FederationInstance) =>
    federationOfPage().__INSTANCES__.push(instance),
  helpers: { global: {}, share: {}, utils: {} },
};

const federation = {
  bundlerRuntime: { init, I: initializeSharing, consumes, installInitialConsumes },
};

// biome-ignore lint/style/noDefaultExport: the federation plugin's module asks for it
export default federation;
