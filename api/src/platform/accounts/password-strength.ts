import { ZxcvbnFactory } from '@zxcvbn-ts/core';
import { adjacencyGraphs, dictionary as common } from '@zxcvbn-ts/language-common';
import { dictionary as english } from '@zxcvbn-ts/language-en';
import { dictionary as french } from '@zxcvbn-ts/language-fr';

/** Of 0 to 4: from 3 on, a hundred million guesses are too few. */
const LEAST_SCORE = 3;
/** Characters that are looked at: what is strong so far stays so, and a long text must not keep the service busy. */
const LOOKED_AT = 40;
/** Letters and digits that a password has at least beside what is known of its owner. */
const LEAST_UNKNOWN = 5;
/** Shorter words of what is known of a person say nothing about the password. */
const SHORTEST_WORD = 3;

let estimator: ZxcvbnFactory | undefined;

/**
 * Whether a password would soon be guessed: from lists, keyboards, repetitions, dates, or what is known of its owner.
 * @param about address, names and company of its owner
 */
export function isWeakPassword(password: string, about: readonly string[]): boolean {
  estimator ??= new ZxcvbnFactory({
    dictionary: { ...common, ...english, ...french },
    graphs: adjacencyGraphs,
  });
  const words = about.flatMap((text) => [text, ...text.split(/[^\p{L}\p{N}]+/u)]);
  const known = words.filter(({ length }) => length >= SHORTEST_WORD);
  if (unknownOf(password, known).length < LEAST_UNKNOWN) return true;
  return estimator.check(password.slice(0, LOOKED_AT), known).score < LEAST_SCORE;
}

/** What is left of a password without the words that are known, the longest first, and without signs. */
function unknownOf(password: string, known: readonly string[]): string {
  const longestFirst = [...known].sort((one, other) => other.length - one.length);
  const rest = longestFirst.reduce(
    (text, word) => text.replaceAll(word.toLowerCase(), ''),
    password.toLowerCase(),
  );
  return rest.replace(/[^\p{L}\p{N}]/gu, '');
}
