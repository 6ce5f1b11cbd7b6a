import { DEFAULT_LANGUAGE, type Language } from '@mosta/shared/contract/languages';
import { comparePreparation, isWanted, NO_ROW, totalsOf } from '@mosta/shared/domain/preparation';
import { standRow } from '@mosta/shared/domain/stand-row';
import type {
  Preparation,
  PreparationFilter,
  PreparationLine,
} from '@mosta/shared/schemas/preparation.schema';
import type { Executor } from '../../platform/database/database';
import { kindOf } from '../reservation/item-line';
import * as repository from './preparation.repository';

type Page = { offset: number; limit: number };
type Article = { category: string; supplier: string | null };

/** What is to be delivered to whom, by who delivers it and where it goes; orders of an edition are one answer. */
export async function readPreparation(
  db: Executor,
  { offset, limit, ...filter }: PreparationFilter & Page,
): Promise<Preparation> {
  const all = await listAll(db, filter.edition);
  const wanted = all.filter((line) => isWanted(line, filter));
  return {
    lines: wanted.slice(offset, offset + limit),
    total: wanted.length,
    totals: totalsOf(wanted),
    choices: {
      suppliers: distinct(all.map(({ supplier }) => supplier)),
      categories: distinct(all.map(({ category }) => category)),
      rows: distinct(all.map(({ row }) => row ?? NO_ROW)),
    },
  };
}

/**
 * All wanted lines, in the sequence in which they are prepared.
 * @param language in which articles are named where they are translated; their French names stay for the others
 */
export async function listPreparation(
  db: Executor,
  filter: PreparationFilter,
  language: Language = DEFAULT_LANGUAGE,
): Promise<PreparationLine[]> {
  const wanted = (await listAll(db, filter.edition)).filter((line) => isWanted(line, filter));
  if (language === DEFAULT_LANGUAGE) return wanted;
  const textOf = translationsOf(await repository.listArticles(db, filter.edition), language);
  return wanted.map((line) => ({
    ...line,
    name: textOf('name', line.name),
    unit: textOf('unit', line.unit),
    category: line.category === null ? null : textOf('category', line.category),
  }));
}

type ArticleField = 'name' | 'unit' | 'category';

/** Texts of articles by their French ones, which orders keep. */
function translationsOf(
  rows: Awaited<ReturnType<typeof repository.listArticles>>,
  language: Language,
) {
  const known = { name: new Map(), unit: new Map(), category: new Map() } satisfies Record<
    ArticleField,
    Map<string, string>
  >;
  const fields = ['name', 'unit', 'category'] as const;
  for (const { shown, draft } of rows) {
    for (const article of [draft, shown]) {
      for (const field of fields) {
        const text = article?.[field];
        if (text?.[language]) known[field].set(text.fr, text[language]);
      }
    }
  }
  return (field: ArticleField, french: string): string => known[field].get(french) ?? french;
}

async function listAll(db: Executor, year: number | undefined): Promise<PreparationLine[]> {
  const articleOf = articlesOf(await repository.listArticles(db, year));
  const standsOf = standsByOrder(await repository.listKeptStands(db, year));
  const rows = await repository.listOrderedLines(db, { edition: year });
  return rows
    .map(({ id, kind, name, unit, quantity, company, exhibitorId, status, item, ...row }) => {
      const article = articleOf({ item, kind, name });
      const stands = standsOf(row.reservationId, exhibitorId);
      return {
        ...{ _id: id, kind, name, unit, quantity, company, exhibitor: exhibitorId, stands },
        ...{ supplier: article?.supplier ?? null, category: article?.category ?? null },
        row: standRow(stands[0] ?? ''),
        status: status === 'pending' ? ('pending' as const) : ('confirmed' as const),
      };
    })
    .sort(comparePreparation);
}

type Ordered = { item: string | null; kind: string; name: string };

/** An order names its article; one from before that is found by its kind and French name (decision 0114). */
function articlesOf(rows: Awaited<ReturnType<typeof repository.listArticles>>) {
  const byKey = new Map<string, Article>();
  const byName = new Map<string, Article>();
  const nameKey = (kind: string, name: string) => `${kind} ${name}`;
  for (const { key, shown, draft } of rows) {
    const article = { category: draft.category.fr, supplier: draft.supplier || null };
    byKey.set(key, article);
    for (const text of [shown, draft]) {
      if (!text) continue;
      const named = nameKey(kindOf({ parentCategory: text.group }), text.name.fr);
      if (!byName.has(named)) byName.set(named, article);
    }
  }
  return ({ item, kind, name }: Ordered) =>
    (item === null ? undefined : byKey.get(item)) ?? byName.get(nameKey(kind, name));
}

/** The stands of the order; where it has none, those that its exhibitor has by another one. */
function standsByOrder(rows: Awaited<ReturnType<typeof repository.listKeptStands>>) {
  const codes = new Map<string, string[]>();
  for (const { reservationId, exhibitorId, code } of rows) {
    for (const owner of [reservationId, exhibitorId]) {
      codes.set(owner, [...(codes.get(owner) ?? []), code]);
    }
  }
  return (reservationId: string, exhibitorId: string) =>
    codes.get(reservationId) ?? codes.get(exhibitorId) ?? [];
}

function distinct(texts: readonly (string | null)[]): string[] {
  return [...new Set(texts)]
    .filter((text) => text !== null)
    .sort((one, other) =>
      one === NO_ROW ? 1 : other === NO_ROW ? -1 : one.localeCompare(other, 'fr'),
    );
}
