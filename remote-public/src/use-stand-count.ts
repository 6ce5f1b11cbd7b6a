import { STAND_COUNT_MARK, STAND_COUNT_META } from '@mosta/shared/contract/stand-marks';
import { shippedHalls, standCount } from '@mosta/shared/domain/edition-halls';
import { hallsQuery, useQuery } from '@mosta/shared/queries';

/**
 * How many stands the halls have: as the page said before its scripts, else as the service lists them, until it answers by
 * the edition's file. In a build, the mark that the server fills in.
 */
export function useStandCount(): number | string {
  const told = typeof document === 'undefined' ? STAND_COUNT_MARK : countBefore();
  // the halls are much to ask for one number
  const { data } = useQuery({ ...hallsQuery(), enabled: told === undefined });
  return told ?? standCount(data ?? shippedHalls());
}

function countBefore(): number | undefined {
  const told = document.querySelector(`meta[name="${STAND_COUNT_META}"]`)?.getAttribute('content');
  return told && /^\d+$/.test(told) ? Number(told) : undefined;
}
