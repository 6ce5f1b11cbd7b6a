import * as v from 'valibot';

/** Where the host keeps the overrides of a browser session (host/src/federation/overrides.ts). */
const STORAGE_KEY = 'portal-overrides';

const overridesSchema = v.pipe(v.string(), v.parseJson(), v.record(v.string(), v.string()));

/**
 * Has the page take the build of the development server, as `?mf.<remote>=<manifest>` does. What a tester has chosen for
 * that remote in the address stays.
 * @param script the element of this script, which says which remote it is
 */
export function useBuild(script: HTMLOrSVGScriptElement | null): void {
  const { remote, manifest } = script?.dataset ?? {};
  if (!remote || !manifest) return;
  const stored = v.safeParse(overridesSchema, sessionStorage.getItem(STORAGE_KEY) ?? '{}');
  const overrides = { ...(stored.success ? stored.output : {}), [remote]: manifest };
  sessionStorage.setItem(STORAGE_KEY, JSON.stringify(overrides));
}
