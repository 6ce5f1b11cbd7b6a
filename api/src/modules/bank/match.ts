import { comparableName } from '@mosta/shared/domain/company-name';
import type { Currency, Money } from '@mosta/shared/domain/money';
import type { Certainty, MatchReason, Proposal } from '@mosta/shared/schemas/bank.schema';

/** A reservation that a credit may pay, with all by which a label may name it. */
export type Candidate = {
  reservation: string;
  /** As transfers name it. */
  reference: string;
  company: string | null;
  /** Brand and legal name. */
  names: readonly string[];
  /** Of the reservation, its dossier, its invoices, and quotes of its exhibitor. */
  references: readonly string[];
  currency: Currency;
  due: Money | null;
};

export type Paid = { label: string; amount: Money };

/** Proposals for a line, at most. */
const MOST = 5;
/** Letters of a name that is looked for in labels: shorter ones stand in other words. */
const SHORTEST_NAME = 4;

const RANK: Record<Certainty, number> = { sure: 0, likely: 1, possible: 2 };

/**
 * The reservations that a credit may pay, the surest first. Sure is what the label names by its reference, or a company's name with
 * exactly what it owes; where two would be sure, neither is.
 */
export function proposalsFor(
  { label, amount }: Paid,
  candidates: readonly Candidate[],
): Proposal[] {
  const name = ` ${comparableName(label)} `;
  const found = candidates.flatMap((candidate) => {
    if (candidate.currency !== amount.currency) return [];
    const reasons = reasonsFor({ label, name, amount }, candidate);
    if (reasons.length === 0) return [];
    const { reservation, reference, company, due } = candidate;
    const certainty = certaintyOf(reasons, amount, due);
    return [{ ...{ reservation, reference, company, due }, certainty, reasons }];
  });
  const sure = found.filter(({ certainty }) => certainty === 'sure').length;
  return found
    .map((one) =>
      sure > 1 && one.certainty === 'sure' ? { ...one, certainty: 'likely' as const } : one,
    )
    .sort(
      (one, other) =>
        RANK[one.certainty] - RANK[other.certainty] || other.reasons.length - one.reasons.length,
    )
    .slice(0, MOST);
}

type Looked = Paid & { name: string };

function reasonsFor({ label, name, amount }: Looked, candidate: Candidate): MatchReason[] {
  const named = candidate.references.some((reference) => namesReference(label, reference));
  const exact = candidate.due !== null && candidate.due.amount === amount.amount;
  const called = candidate.names
    .map(comparableName)
    .some((one) => one.length >= SHORTEST_NAME && name.includes(` ${one} `));
  return [
    ...(named ? (['reference'] as const) : []),
    ...(exact ? (['amount'] as const) : []),
    ...(called ? (['name'] as const) : []),
  ];
}

function certaintyOf(reasons: readonly MatchReason[], amount: Money, due: Money | null): Certainty {
  const has = (reason: MatchReason) => reasons.includes(reason);
  const fits = due !== null && amount.amount <= due.amount;
  if (fits && (has('reference') || (has('name') && has('amount')))) return 'sure';
  if (has('reference') || (has('name') && fits)) return 'likely';
  return 'possible';
}

/** `ME25-D000123` as `me25 d 123`, and as banks break it; `ME25-R7D5B2F0E` without what stands before its hyphen too. */
export function namesReference(label: string, reference: string): boolean {
  const [prefix = '', rest = ''] = reference.split('-');
  const gap = '[\\s._/-]*';
  const spread = (text: string) => [...text].join(gap);
  const sequence = /^([A-Z]+)0*(\d+)$/.exec(rest);
  const isNumber = sequence !== null && !/^R[0-9A-F]{8}$/.test(rest);
  const pattern = isNumber
    ? `${spread(prefix)}${gap}${spread(sequence[1] ?? '')}${gap}0*${sequence[2]}(?!\\d)`
    : `(?<![0-9A-Z])(?:${spread(prefix)}${gap})?${spread(rest)}(?![0-9A-Z])`;
  return new RegExp(pattern, 'i').test(label);
}
