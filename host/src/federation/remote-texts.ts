import type { CatalogueModule, RemoteModule } from '@mosta/shared/contract/define-remote';
import type { Language } from '@mosta/shared/contract/languages';
import { currentLanguage, registerCatalogue, requireCatalogue } from '@mosta/shared/i18n';
import { LoadError } from './failures';
import type { ReadyState } from './remote-loader';

/** The texts of one version of a remote. */
type RemoteTexts = {
  catalogue: NonNullable<RemoteModule['catalogue']>;
  /** Chunks of the pages and widgets whose texts were asked for. */
  asked: Set<string>;
  /** Those whose texts a language has. */
  has: Map<Language, ReadonlySet<string>>;
};

/** What each remote's texts come from: the catalogue of one version. */
const textsOf = new Map<string, RemoteTexts>();

/**
 * Fetches the texts of a page or widget, where they are not there yet. Those of another version take the place of former ones.
 * @param chunk name of the page's or widget's chunk
 * @throws LoadError when they can be had neither in the page's language nor in French
 */
export async function loadTexts(
  name: string,
  { module }: Pick<ReadyState, 'module'>,
  chunk: string,
): Promise<void> {
  const { catalogue } = module;
  if (!catalogue) return;
  const former = textsOf.get(name);
  const texts = former?.catalogue === catalogue ? former : begin(name, catalogue, former);
  texts.asked.add(chunk);
  try {
    const isThere = texts.has.get(currentLanguage())?.has(chunk) === true;
    await requireCatalogue(name, former !== undefined && !isThere);
    if (![...texts.has.values()].some((chunks) => chunks.has(chunk)))
      throw new Error(`no texts of "${chunk}"`);
  } catch (cause) {
    // the others are to be had without them
    texts.asked.delete(chunk);
    throw new LoadError('catalogue', 'CATALOGUE_FAILED', name, { cause });
  }
}

/** What is shown of the former version needs its texts in the next one too. */
function begin(
  name: string,
  catalogue: RemoteTexts['catalogue'],
  former: RemoteTexts | undefined,
): RemoteTexts {
  const texts: RemoteTexts = { catalogue, asked: new Set(former?.asked), has: new Map() };
  textsOf.set(name, texts);
  registerCatalogue(name, (language) => readTexts(texts, language));
  return texts;
}

/** All that was asked for, also meanwhile: whichever answer comes last lacks nothing. */
async function readTexts(
  { catalogue, asked, has }: RemoteTexts,
  language: Language,
): Promise<{ default: object }> {
  const module = await catalogue(language);
  for (;;) {
    const chunks = new Set(asked);
    const parts = await Promise.all(partsFor(module, chunks).map((load) => load()));
    if ([...asked].some((chunk) => !chunks.has(chunk))) continue;
    has.set(language, chunks);
    return parts.length === 0
      ? module
      : { default: joined([module, ...parts].map((part) => part.default)) };
  }
}

function partsFor({ parts = [], needed = {} }: CatalogueModule, chunks: ReadonlySet<string>) {
  const needsAll = [...chunks].some((chunk) => needed[chunk] === undefined);
  const numbers = new Set([...chunks].flatMap((chunk) => needed[chunk] ?? []));
  return parts.filter((_, index) => needsAll || numbers.has(index + 1));
}

function joined(parts: readonly object[]): object {
  const into: Record<string, unknown> = {};
  for (const [key, value] of parts.flatMap((part) => Object.entries(part))) {
    const there = into[key];
    into[key] = isNested(there) && isNested(value) ? joined([there, value]) : value;
  }
  return into;
}

function isNested(value: unknown): value is object {
  return typeof value === 'object' && value !== null && !Array.isArray(value);
}
