import i18next, { type BackendModule } from 'i18next';
import { initReactI18next, useTranslation as useI18nextTranslation } from 'react-i18next';
import {
  DEFAULT_LANGUAGE,
  directionOf,
  isLanguage,
  LANGUAGE_COOKIE,
  LANGUAGE_PARAMETER,
  LANGUAGES,
  type Language,
} from '../contract/languages';
import { CATALOGUE_TIMEOUT_MS } from '../contract/loading';
import { claimSingleCopy } from '../contract/single-copy';
import { formatNumber } from '../domain/format';

claimSingleCopy('@mosta/shared/i18n');

export { formatDate, formatDateRange, formatTime } from '../domain/format';
export { directionOf, LANGUAGES, type Language };

/** Fetches the texts of one namespace in one language, as a module with the catalogue for default export. */
export type CatalogueLoader = (language: Language) => Promise<{ default: object }>;

/** Namespace of the texts that belong to the shared modules themselves. */
export const SHARED_NAMESPACE = 'shared';

const loaders = new Map<string, CatalogueLoader>([
  [
    SHARED_NAMESPACE,
    (language) =>
      import(/* webpackChunkName: "shared-locale-[request]" */ `./locales/${language}.json`),
  ],
]);

/** i18next asks for a namespace when a component first uses it; the package's own loader answers. */
const catalogueBackend: BackendModule = {
  type: 'backend',
  init: () => undefined,
  read(language, namespace, callback) {
    const loader = loaders.get(namespace);
    if (!loader || !isLanguage(language)) {
      callback(new Error(`No catalogue "${namespace}" in "${language}"`), false);
      return;
    }
    within(CATALOGUE_TIMEOUT_MS, loader(language)).then(
      (module) => callback(null, module.default as Record<string, string>),
      (thrown: unknown) => {
        const error = thrown instanceof Error ? thrown : new Error(String(thrown));
        for (const listener of failureListeners) listener(namespace, error);
        // the second argument makes i18next retry after a failed request
        callback(error, error.name !== 'TimeoutError');
      },
    );
  },
};

/** Numbers within texts: `{{count}}` always has its thousands apart, others where a text asks for it, `{{total, number}}`. */
const numbers = {
  type: 'formatter',
  format: (value: unknown, format?: string, _?: string, options?: { interpolationkey?: string }) =>
    typeof value === 'number' && (format || options?.interpolationkey === 'count')
      ? formatNumber(currentLanguage(), value)
      : value,
} as const;

/** @throws an error called TimeoutError when the texts take longer */
function within<Texts>(ms: number, texts: Promise<Texts>): Promise<Texts> {
  return new Promise((resolve, reject) => {
    const late = Object.assign(new Error(`no texts within ${ms} ms`), { name: 'TimeoutError' });
    const timer = setTimeout(() => reject(late), ms);
    texts.then(resolve, reject).finally(() => clearTimeout(timer));
  });
}

type CatalogueFailureListener = (namespace: string, error: Error) => void;
const failureListeners = new Set<CatalogueFailureListener>();

/** Calls a listener for each catalogue that could not be had; French takes its place. @returns the unsubscribe function */
export function onCatalogueFailure(listener: CatalogueFailureListener): () => void {
  failureListeners.add(listener);
  return () => failureListeners.delete(listener);
}

/** Makes a package's texts available under its namespace. Registering a namespace again replaces its loader. */
export function registerCatalogue(namespace: string, loader: CatalogueLoader): void {
  loaders.set(namespace, loader);
}

/**
 * Starts the page's texts in `language`. Catalogues registered before are fetched at once and together, so that the
 * first drawing suspends for none of them; the others are loaded when a component first asks.
 */
export async function startI18n(language: Language = DEFAULT_LANGUAGE): Promise<void> {
  applyToDocument(language);
  await i18next
    .use(catalogueBackend)
    .use(initReactI18next)
    .use(numbers)
    .init({
      lng: language,
      fallbackLng: DEFAULT_LANGUAGE,
      supportedLngs: [...LANGUAGES],
      ns: [...loaders.keys()],
      defaultNS: false,
      partialBundledLanguages: true,
      interpolation: { escapeValue: false, alwaysFormat: true },
      react: { useSuspense: true },
      returnNull: false,
      maxRetries: 2,
    });
}

/** Loads namespaces before the first drawing, so that nothing suspends: for tests and first routes. */
export async function loadCatalogues(namespaces: readonly string[]): Promise<void> {
  await i18next.loadNamespaces([...namespaces]);
}

/**
 * Loads a package's texts before its first drawing, which would otherwise show their keys where they are missing.
 * @param renew fetches them anew: another version of the package has registered its own
 * @throws Error when they can be had neither in the page's language nor in French
 */
export async function requireCatalogue(namespace: string, renew = false): Promise<void> {
  const languages = [...new Set([currentLanguage(), DEFAULT_LANGUAGE])];
  const has = (language: Language) => i18next.hasResourceBundle(language, namespace);
  const missing = languages.filter((language) => renew || !has(language));
  if (missing.length > 0) await i18next.reloadResources(missing, [namespace]);
  if (!languages.some(has)) throw new Error(`no texts of "${namespace}"`);
}

/** The language in use. */
export function currentLanguage(): Language {
  return isLanguage(i18next.language) ? i18next.language : DEFAULT_LANGUAGE;
}

/** The language the visitor chose on an earlier visit, or null. */
export function readChosenLanguage(): Language | null {
  const value = document.cookie
    .split('; ')
    .find((cookie) => cookie.startsWith(`${LANGUAGE_COOKIE}=`))
    ?.slice(LANGUAGE_COOKIE.length + 1);
  return isLanguage(value) ? value : null;
}

/**
 * Stores the language that the address asked for (`?langue=ar`) like a choice made with the switch, and removes it from
 * the address, since reloading the page after a switch would otherwise restore it.
 */
export function keepAskedLanguage(): void {
  const address = new URL(location.href);
  const asked = address.searchParams.get(LANGUAGE_PARAMETER);
  if (asked === null) return;
  if (isLanguage(asked)) keepLanguage(asked);
  address.searchParams.delete(LANGUAGE_PARAMETER);
  history.replaceState(history.state, '', address);
}

type LanguagePreparation = (language: Language) => Promise<void>;
const preparations = new Set<LanguagePreparation>();

/**
 * Has something fetched, beside the catalogues, before the page is drawn in another language. What cannot be had must not
 * keep the language from changing: a preparation settles within seconds, and does not reject.
 * @returns the function that ends it
 */
export function beforeLanguageChange(prepare: LanguagePreparation): () => void {
  preparations.add(prepare);
  return () => preparations.delete(prepare);
}

let asked: Language | undefined;

/** Switches the page's language, stores the choice for a year, sets `lang` and `dir`. The address stays the same. */
export async function changeLanguage(language: Language): Promise<void> {
  asked = language;
  await Promise.all([...preparations].map((prepare) => prepare(language)));
  if (asked !== language) return;
  // called before anything is drawn in the new language: what is then asked of the API is answered in it
  await i18next.changeLanguage(language, () => {
    // of two quick choices the last one wins, whichever texts arrive last
    const chosen = currentLanguage();
    keepLanguage(chosen);
    applyToDocument(chosen);
  });
}

function keepLanguage(language: Language): void {
  // biome-ignore lint/suspicious/noDocumentCookie: the Cookie Store API is not in every supported browser
  document.cookie = `${LANGUAGE_COOKIE}=${language}; Path=/; Max-Age=31536000; SameSite=Lax`;
}

function applyToDocument(language: Language): void {
  // there is no document while prerendering
  if (typeof document === 'undefined') return;
  const { documentElement } = document;
  const dir = directionOf(language);
  // Written once more, they would have the style of every element computed anew.
  if (documentElement.lang !== language) documentElement.lang = language;
  if (documentElement.dir !== dir) documentElement.dir = dir;
}

/** Texts of one package: `const { t } = useTranslation('hotels')`. Suspends until they are there. */
export function useTranslation(namespace: string) {
  return useI18nextTranslation(namespace);
}

/** The language in use; the component follows its changes. */
export function useLanguage(): Language {
  // Of texts that are there: it would look for those of no name in vain, and have the whole first drawing done again.
  const { i18n } = useI18nextTranslation(SHARED_NAMESPACE);
  return isLanguage(i18n.language) ? i18n.language : DEFAULT_LANGUAGE;
}
