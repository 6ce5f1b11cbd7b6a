import { STAND_COUNT_MARK, STAND_COUNT_META } from '@mosta/shared/contract/stand-marks';
import { SHIPPED_HALLS, standCount } from '@mosta/shared/domain/edition-halls';
import { hallsQuery, useQuery } from '@mosta/shared/queries';

/**
 * How many stands the halls have as the service lists them: until it answers as the page said before its scripts, else by
 * the edition's file. In a build, the mark that the server fills in.
 */
export function useStandCount(): number | string {
  const { data } = useQuery(hallsQuery());
  if (typeof document === 'undefined') return STAND_COUNT_MARK;
  return data ? standCount(data) : (countBefore() ?? standCount(SHIPPED_HALLS));
}

function countBefore(): number | undefined {
  const told = document.querySelector(`meta[name="${STAND_COUNT_META}"]`)?.getAttribute('content');
  return told && /^\d+$/.test(told) ? Number(told) : undefined;
}
