import type { Allowance } from './allowance.repository';
import { allowanceKey, costsOf, type LimitSettings } from './costs';

/** Half of the budget of mails is for letters of the organisers: whoever wants a badge meanwhile still gets it. */
export function mostLettersPerHour({ mailsPerHour }: LimitSettings): number {
  return Math.ceil(mailsPerHour / 2);
}

/** What each mail of an organisers' letter is taken from: their own part, and the budget over all. */
export function letterAllowances(settings: LimitSettings): Allowance[] {
  return costsOf(settings)
    .mail.allowances.filter(({ scope }) => scope === 'all')
    .flatMap((shared) => [
      {
        ...{ key: allowanceKey('mail of letters', shared), seconds: shared.seconds },
        limit: Math.ceil(shared.limit / 2),
      },
      { ...shared, key: allowanceKey('mail', shared) },
    ]);
}
