import { useSearchParams } from '@mosta/shared/router';
import {
  FOLLOW_UPS,
  type FollowUp,
  MOST_STARS,
  type VisitorContact,
} from '@mosta/shared/schemas/visitor-contact.schema';

/** What is looked for among the contacts; the address holds it. */
export type ContactFilter = { words: string; followUp: FollowUp | ''; least: number };

const NAMES = { words: 'recherche', followUp: 'suite', least: 'note' } as const;

/** The filter of the address, and the function that changes a part of it. */
export function useContactFilter(): [ContactFilter, (change: Partial<ContactFilter>) => void] {
  const [parameters, setParameters] = useSearchParams();
  const least = Number(parameters.get(NAMES.least));
  const filter: ContactFilter = {
    words: parameters.get(NAMES.words) ?? '',
    followUp: FOLLOW_UPS.find((one) => one === parameters.get(NAMES.followUp)) ?? '',
    least: Number.isInteger(least) && least >= 1 && least <= MOST_STARS ? least : 0,
  };

  function change(changed: Partial<ContactFilter>): void {
    setParameters(
      (before) => {
        const next = new URLSearchParams(before);
        for (const name of Object.keys(changed) as (keyof ContactFilter)[]) {
          const value = changed[name];
          if (value) next.set(NAMES[name], String(value));
          else next.delete(NAMES[name]);
        }
        return next;
      },
      { replace: true },
    );
  }
  return [filter, change];
}

/** Contacts of whom each word occurs somewhere, case and accents aside. */
export function findContacts(
  contacts: readonly VisitorContact[],
  { words, followUp, least }: ContactFilter,
): VisitorContact[] {
  const wanted = plain(words).split(/\s+/).filter(Boolean);
  return contacts.filter((contact) => {
    if (followUp !== '' && contact.followUp !== followUp) return false;
    if ((contact.rating ?? 0) < least) return false;
    const text = plain([...Object.values(contact.person ?? {}), contact.note].join(' '));
    return wanted.every((word) => text.includes(word));
  });
}

const plain = (text: string) =>
  text
    .normalize('NFD')
    .replace(/\p{Diacritic}/gu, '')
    .toLowerCase();
