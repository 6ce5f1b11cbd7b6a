/** A code that an id, a label or a text names. */
export type FoundCode = { code: string; known: boolean; rank: number };

const STAND = /^(?:[A-Z0-9]{1,3}[-.])?[A-Z]{1,3}[ .-]?\d{1,4}[A-Za-z]?$/;
/** A text of more words is a sentence, not the name of a stand. */
const MOST_WORDS = 4;
const NUMBER = /^\d{1,4}$/;

/** Letters and digits alone: spaces, underscores, accents and case do not tell codes apart. */
const keyOf = (text: string) =>
  text
    .normalize('NFD')
    .replace(/[^\p{L}\p{N}]/gu, '')
    .toLowerCase();

/** Reads codes of an inventory, and what looks like a code and is in none. */
export class CodeReader {
  private readonly known: ReadonlyMap<string, string>;

  constructor(codes: readonly string[]) {
    this.known = new Map(codes.map((code) => [keyOf(code), code]));
  }

  /** A code from a text that is drawn, or from a label. */
  ofText(text: string): FoundCode | undefined {
    const plain = text.replace(/\s+/g, ' ').trim();
    return this.exact(plain) ?? this.exact(plain.replace(/ /g, '')) ?? this.among(plain);
  }

  /**
   * A code from an id, as it is or without what its exporter added: `_x32_` for characters that an id cannot have,
   * `_1_`, `_2`, `-3` on doubled ids.
   */
  ofId(id: string): FoundCode | undefined {
    const decoded = decodeId(id);
    const bare = decodeId(id.replace(/(?:_\d+_|[_-]\d+)$/, ''));
    return this.exact(decoded) ?? this.exact(bare) ?? this.exact(bare.replace(/^_+/, ''));
  }

  private exact(text: string): FoundCode | undefined {
    const key = keyOf(text);
    if (!key) return undefined;
    const padded = key.replace(/^([a-z]{1,3})(\d)$/, '$10$2');
    const code = this.known.get(key) ?? this.known.get(padded);
    if (code !== undefined) return { code, known: true, rank: NUMBER.test(code) ? 1 : 3 };
    if (STAND.test(text)) return { code: text, known: false, rank: 2 };
    return NUMBER.test(text) ? { code: text, known: false, rank: 0 } : undefined;
  }

  /** A code among a few other words, such as `Stand B49` or `B49 9 m²`. */
  private among(text: string): FoundCode | undefined {
    const words = text.split(/[\s,;:|/–]+/);
    if (words.length > MOST_WORDS) return undefined;
    const found = words.map((word) => this.exact(word));
    return found.find((code) => code && code.rank > 1);
  }
}

/** Illustrator writes characters that an id cannot have as `_x20_`, and spaces as `_`. */
function decodeId(id: string): string {
  return id
    .replace(/_x([0-9A-Fa-f]{2,4})_/g, (_, hex: string) =>
      String.fromCharCode(Number.parseInt(hex, 16)),
    )
    .replace(/_/g, ' ')
    .trim();
}
