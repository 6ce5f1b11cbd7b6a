import { LANGUAGES, type Language } from '../contract/languages';

type Texts = ReadonlyMap<string, string>;

const PLURAL = /_(zero|one|two|few|many|other)$/;
const PLACEHOLDER = /\{\{\s*([\w.]+)[^}]*\}\}/g;

/**
 * The differences between one package's catalogues, one sentence each; an empty list
 * means that they match. Plural forms are compared by what each language's grammar needs, placeholders by name.
 */
export function compareCatalogues(catalogues: Record<Language, object>): string[] {
  const texts = new Map(LANGUAGES.map((language) => [language, flatten(catalogues[language])]));
  const keys = new Set([...texts.values()].flatMap((one) => [...groupByKey(one).keys()]));
  return LANGUAGES.flatMap((language) => {
    const own = texts.get(language) ?? new Map<string, string>();
    const reference = texts.get('fr') ?? new Map<string, string>();
    return [...keys].sort().flatMap((key) => problemsOf(key, language, own, reference));
  });
}

function problemsOf(key: string, language: Language, own: Texts, reference: Texts): string[] {
  const forms = groupByKey(own).get(key) ?? [];
  if (forms.length === 0) return [`${language}: "${key}" is missing`];
  const problems: string[] = [];
  for (const form of forms) {
    if (own.get(form)?.trim() === '') problems.push(`${language}: "${form}" is empty`);
  }
  if (isPlural(key, own) || isPlural(key, reference)) {
    for (const category of new Intl.PluralRules(language).resolvedOptions().pluralCategories) {
      // the portal has no numbers that need the forms "many" and "two" in French and English
      if (language === 'fr' && category === 'many') continue;
      if (!own.has(`${key}_${category}`))
        problems.push(`${language}: "${key}_${category}" is missing`);
    }
  } else if (placeholders(own.get(key)) !== placeholders(reference.get(key))) {
    problems.push(`${language}: "${key}" has other placeholders than in French`);
  }
  return problems;
}

function isPlural(key: string, texts: Texts): boolean {
  return texts.has(`${key}_other`);
}

/** Keys without plural endings, each with its forms. A lone key that only looks like a plural form stays itself. */
function groupByKey(texts: Texts): Map<string, string[]> {
  const groups = new Map<string, string[]>();
  for (const full of texts.keys()) {
    const base = full.replace(PLURAL, '');
    const key = base !== full && isPlural(base, texts) ? base : full;
    groups.set(key, [...(groups.get(key) ?? []), full]);
  }
  return groups;
}

function placeholders(text = ''): string {
  const names = [...text.matchAll(PLACEHOLDER)].map(([, name]) => name);
  return [...new Set(names)].sort().join(' ');
}

function flatten(node: object, prefix = ''): Texts {
  const entries = Object.entries(node).flatMap(([key, value]: [string, unknown]) => {
    const path = prefix ? `${prefix}.${key}` : key;
    if (typeof value === 'object' && value !== null) return [...flatten(value, path)];
    return [[path, String(value)] as [string, string]];
  });
  return new Map(entries);
}
