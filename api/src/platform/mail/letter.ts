/** What a mail says, apart from how a mail program shows it. All of it is plain text, whoever wrote it. */
export type Letter = {
  /** Of the whole letter, as an attribute `lang` names it. */
  language: string;
  direction: 'ltr' | 'rtl';
  subject: string;
  blocks: readonly Block[];
};

/** A part of a letter; a plain text is a paragraph and keeps its line breaks. */
export type Block =
  | string
  /** Labels with their values; whoever typed a value, it stays on its line. */
  | { facts: readonly (readonly [label: string, value: string])[] }
  /** Where the letter leads. */
  | { button: string; link: string }
  /** Somebody's own words. */
  | { quote: string; from: string }
  /** What happens next, in order. */
  | { steps: readonly string[] };

/** Whose letters these are. */
export type LetterLook = { name: string; signature: readonly string[] };
