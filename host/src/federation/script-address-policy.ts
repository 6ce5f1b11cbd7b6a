import { pageConfig } from '../page/page-config';

type ScriptAddressRules = { createScriptURL: (address: string) => string };
type TrustedTypesFactory = { createPolicy: (name: string, rules: ScriptAddressRules) => unknown };

/**
 * Installs the page's only Trusted Types policy, the default one. Whatever sets a script's address
 * (webpack's chunk loader, the federation runtime, a worker) passes here, and only addresses on the page's
 * own origin, on the registry's origins, or `blob:` of this origin (workers) are let through.
 */
export function installScriptAddressPolicy(): void {
  const factory = (globalThis as { trustedTypes?: TrustedTypesFactory }).trustedTypes;
  if (!factory) return;
  factory.createPolicy('default', {
    createScriptURL: (address) => {
      const target = new URL(address, location.href);
      // The first ones are asked for before the page's configuration has been read, which is a task of its own.
      if (target.origin === location.origin) return address;
      const { remoteOrigins, overrides } = pageConfig();
      return overrides && isThisMachine(target)
        ? address
        : allowScriptAddress(address, location.href, remoteOrigins);
    },
  });
}

/** Where overrides are allowed, a build may come from the tester's machine; the content security policy allows it too. */
function isThisMachine({ protocol, hostname }: URL): boolean {
  return protocol === 'http:' && (hostname === 'localhost' || hostname === '127.0.0.1');
}

/** @throws TypeError when the address is not on one of the origins */
export function allowScriptAddress(
  address: string,
  base: string,
  allowedOrigins: readonly string[],
): string {
  const { origin } = new URL(address, base);
  if (origin === new URL(base).origin || allowedOrigins.includes(origin)) return address;
  throw new TypeError(`Scripts may not come from ${origin}: it is not an origin of the registry.`);
}
