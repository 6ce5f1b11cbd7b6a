/** Why a build is not published, for programs. */
export type RefusalCode =
  | 'TYPES_FAILED'
  | 'TESTS_FAILED'
  | 'CONTRACT_RANGE'
  | 'ROUTE_TAKEN'
  | 'SLOT_TAKEN'
  | 'ROUTE_WITHOUT_PAGE'
  | 'PAGE_WITHOUT_ROUTE'
  | 'FACADE_EXPORT_MISSING'
  | 'SHARED_RANGE'
  | 'TEXT_MISSING'
  | 'SIZE_BUDGET'
  | 'FOREIGN_STYLES';

/** One reason not to publish: its sentence says what to do. */
export type Refusal = { code: RefusalCode; message: string };

/** All refusals as one text, each with its code. */
export function refusalText(refusals: readonly Refusal[]): string {
  return refusals.map(({ code, message }) => `${message} (${code})`).join('\n');
}
