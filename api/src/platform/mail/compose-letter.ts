import type { Block, Letter, LetterLook } from './letter';
import { letterHtml } from './letter-html';
import { plainLine, plainText } from './plain-text';

export type ComposedLetter = { subject: string; text: string; html: string };

/**
 * Writes a letter as a text and as HTML that says the same. Markup, control characters and changes of the writing
 * direction in what people typed come out as harmless text; the subject is one line.
 * @throws TypeError for a button that leads elsewhere than to a web page
 */
export function composeLetter(letter: Letter, look: LetterLook): ComposedLetter {
  const cleaned = {
    ...letter,
    subject: plainLine(letter.subject),
    blocks: letter.blocks.map(cleanBlock),
  };
  // French puts a space before a colon, which no line may break at.
  const colon = letter.language === 'fr' ? '\u00a0:' : ':';
  const texts = cleaned.blocks.map((block) => textOf(block, colon));
  return {
    subject: cleaned.subject,
    text: `${[...texts, look.signature.join('\n')].join('\n\n')}\n`,
    html: letterHtml(cleaned, look),
  };
}

function cleanBlock(block: Block): Block {
  if (typeof block === 'string') return plainText(block);
  if ('facts' in block) {
    return {
      facts: block.facts.map(([label, value]) => [plainLine(label), plainLine(value)] as const),
    };
  }
  if ('button' in block) return { button: plainLine(block.button), link: checkedLink(block.link) };
  if ('quote' in block) return { quote: plainText(block.quote), from: plainLine(block.from) };
  return { steps: block.steps.map(plainLine) };
}

function checkedLink(link: string): string {
  const { protocol, href } = new URL(link);
  if (protocol !== 'https:' && protocol !== 'http:') throw new TypeError('Not a web page');
  return href;
}

function textOf(block: Block, colon: string): string {
  if (typeof block === 'string') return block;
  if ('facts' in block) {
    return block.facts.map(([label, value]) => `${label}${colon} ${value}`).join('\n');
  }
  if ('button' in block) return `${block.button}${colon}\n${block.link}`;
  // Marked line by line: nobody's words pass for the sender's.
  if ('quote' in block) {
    return `${block.from}${colon}\n${block.quote.replace(/^/gm, '> ')}`;
  }
  return block.steps.map((step, index) => `${index + 1}. ${step}`).join('\n');
}
