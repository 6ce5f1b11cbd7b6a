import {
  PAGE_CONFIG_ID,
  type PageConfig,
  pageConfigSchema,
} from '@mosta/shared/contract/page-config';
import * as v from 'valibot';

let page: PageConfig | null = null;

/**
 * What the server wrote into the page: registry, language, environment.
 * @throws Error when the page carries no valid configuration: it was not served by the portal
 */
export function pageConfig(): PageConfig {
  page ??= readPageConfig(document);
  return page;
}

/** Whether the page is there for testing: what visitors are spared is refused, so that a team learns it early. */
export function isTestMode(): boolean {
  const { environment, overrides } = pageConfig();
  return overrides || environment !== 'production';
}

/** Sets the configuration where there is no page to read it from: while the build prerenders the frame. */
export function providePageConfig(config: PageConfig): void {
  page = config;
}

export function readPageConfig(source: Document): PageConfig {
  const text = source.getElementById(PAGE_CONFIG_ID)?.textContent;
  if (!text)
    throw new Error(`The page carries no #${PAGE_CONFIG_ID}: it was not served by the portal.`);
  return v.parse(v.pipe(v.string(), v.parseJson(), pageConfigSchema), text);
}
