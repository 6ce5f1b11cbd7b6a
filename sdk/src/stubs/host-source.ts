import { existsSync } from 'node:fs';
import { readFile } from 'node:fs/promises';
import { extname, join } from 'node:path';
import { escapeHtml } from '@mosta/release/page/escape-html';
import { escapeJson } from '@mosta/release/page/escape-json';
import { pagePolicy } from '@mosta/release/page/page-policy';
import { fillTemplate, prepareTemplate } from '@mosta/release/page/template';
import type { Language } from '@mosta/shared/contract/languages';
import { PAGE_CONFIG_ID, type PageConfig } from '@mosta/shared/contract/page-config';
import { UserError } from '../user-error';

export type ServedPage = { html: string; policy: string };
export type ServedFile = { body: Buffer; type: string };

/** Where the page of the host and its files come from. */
export type HostSource = {
  page: (config: PageConfig, title: string) => Promise<ServedPage>;
  /** Undefined where there is no such file. */
  file: (path: string) => Promise<ServedFile | undefined>;
};

const TYPES: Record<string, string> = {
  '.js': 'text/javascript; charset=utf-8',
  '.json': 'application/json; charset=utf-8',
  '.css': 'text/css; charset=utf-8',
  '.svg': 'image/svg+xml',
  '.png': 'image/png',
  '.webp': 'image/webp',
  '.woff2': 'font/woff2',
  '.html': 'text/html; charset=utf-8',
};

/** The media type of a file by its name. */
export function typeOf(path: string): string {
  return TYPES[extname(path)] ?? 'application/octet-stream';
}

const NOTICE: Record<Language, string> = {
  fr: 'Le portail d’essai n’a pas pu démarrer : rechargez la page.',
  en: 'The test portal could not start: reload the page.',
  ar: 'تعذّر تشغيل بوابة الاختبار: أعيدوا تحميل الصفحة.',
};

/**
 * The host as it was built.
 * @throws UserError when the folder holds no build of the host
 */
export async function builtHost(folder: string): Promise<HostSource> {
  const index = join(folder, 'index.html');
  if (!existsSync(index)) {
    throw new UserError(
      `${folder} n’a pas la construction du portail : indiquez un portail en marche par --portal <adresse>.`,
    );
  }
  const template = prepareTemplate(await readFile(index, 'utf8'));
  return {
    page: async (config, title) => ({
      html: fillTemplate(template, {
        language: config.language,
        title,
        description: title,
        head: '<meta name="robots" content="noindex">',
        body: '',
        failed: NOTICE[config.language],
        noScript: NOTICE[config.language],
        config,
      }),
      policy: pagePolicy(template.hashes, '', config),
    }),
    file: async (path) => {
      const file = join(folder, path);
      return existsSync(file) ? { body: await readFile(file), type: typeOf(path) } : undefined;
    },
  };
}

/** A page of no remote: the host's own, without anything of a version. */
const NOWHERE = '/portal-stubs-page';
const CONFIG = new RegExp(`(<script type="application/json" id="${PAGE_CONFIG_ID}">)[^<]*`);

/**
 * The host of a portal that runs: its page, filled anew, and its files.
 * @throws UserError when nothing answers there, or something else than a portal
 */
export async function runningHost(portal: string): Promise<HostSource> {
  const ask = async (path: string, headers: Record<string, string> = {}) => {
    try {
      return await fetch(new URL(path, portal), { headers });
    } catch {
      throw new UserError(`Le portail ${portal} ne répond pas : vérifiez l’adresse de --portal.`);
    }
  };
  const pageIn = async (language: Language) => {
    const answer = await ask(`${NOWHERE}?langue=${language}`, { accept: 'text/html' });
    const html = await answer.text();
    if (!CONFIG.test(html)) {
      throw new UserError(
        `${portal} n’est pas un portail : indiquez l’adresse de sa page d’accueil.`,
      );
    }
    return { html, policy: answer.headers.get('content-security-policy') ?? '' };
  };
  await pageIn('fr');
  return {
    page: async (config, title) => {
      const { html, policy } = await pageIn(config.language);
      return {
        policy,
        html: html
          .replace(CONFIG, (_all, start: string) => start + escapeJson(config))
          .replace(/<title>.*?<\/title>/s, () => `<title>${escapeHtml(title)}</title>`),
      };
    },
    file: async (path) => {
      const answer = await ask(`/${path}`);
      if (!answer.ok) return undefined;
      return {
        body: Buffer.from(await answer.arrayBuffer()),
        type: answer.headers.get('content-type') ?? typeOf(path),
      };
    },
  };
}
