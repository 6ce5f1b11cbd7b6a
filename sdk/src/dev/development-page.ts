import { PAGE_CONFIG_ID, type PageConfig } from '@mosta/shared/contract/page-config';
import { filesPath, versionPath } from '@mosta/shared/contract/published';
import { PAGE_SCRIPT_PATH } from './messages';

/** The remote that is developed, and where its build is served. */
export type Developed = { remote: string; manifest: string };

const CONFIG = new RegExp(
  `(<script type="application/json" id="${PAGE_CONFIG_ID}">)(.*?)(</script>)`,
  's',
);

/**
 * The portal's page for development: it runs the development script first, takes overrides, reports nothing to the
 * portal, and asks for none of the released files of the remote.
 */
export function developmentPage(html: string, { remote, manifest }: Developed): string {
  const script = `<script defer src="${PAGE_SCRIPT_PATH}" data-remote="${remote}" data-manifest="${manifest}"></script>`;
  return html
    .replace(/<link\b[^>]*>/g, (link) => (preloads(link, remote) ? '' : link))
    .replace('<head>', () => `<head>${script}`)
    .replace(CONFIG, (_whole, open: string, text: string, close: string) => {
      const config = { ...(JSON.parse(text) as PageConfig), ...SETTINGS };
      return `${open}${JSON.stringify(config).replaceAll('<', '\\u003c')}${close}`;
    });
}

const SETTINGS = {
  overrides: true,
  environment: 'development',
  // what is edited is not kept
  offline: false,
} satisfies Partial<PageConfig>;

function preloads(link: string, remote: string): boolean {
  const folders = [filesPath(remote), versionPath(remote, '').replace(/\/$/, '')];
  return link.includes('preload') && folders.some((folder) => link.includes(`href="${folder}`));
}

/**
 * The portal's policy with the socket of the development server. The portal itself sends the one that it had: only what
 * goes through the development server has another.
 * @param host name and port under which the browser knows the development server
 */
export function developmentPolicy(policy: string, host: string): string {
  return policy
    .split(';')
    .map((directive) => directive.trim())
    .filter((directive) => directive !== 'upgrade-insecure-requests')
    .map((directive) =>
      directive.startsWith('connect-src ') ? `${directive} ws://${host} http://${host}` : directive,
    )
    .join('; ');
}

/** A cookie of a portal behind HTTPS for a development server without. */
export function developmentCookie(cookie: string): string {
  return cookie.replace(/;\s*(?:secure|domain=[^;]*)/gi, '');
}
