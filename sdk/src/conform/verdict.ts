/** Why a remote does not conform, for programs. Those of the gate (release/src/refusal.ts) are added to these. */
export type ConformCode =
  | 'PAGE_FAILED'
  | 'PAGE_WITHOUT_HEADING'
  | 'SLOT_FAILED'
  | 'CONSOLE_NOT_QUIET'
  | 'AXE_VIOLATION'
  | 'NO_RECOVERY'
  | 'CLEANUP_FAILED'
  | 'GLOBAL_LEFT'
  | 'TIMER_LEFT';

/** What is wrong, where, and what to do. */
export type Complaint = { code: ConformCode | string; where: string; message: string };

/** One thing that was looked at. */
export type Verdict = { check: string; looked: number; complaints: Complaint[] };

/** The verdicts as a table for people. */
export function verdictTable(verdicts: readonly Verdict[]): string {
  const width = Math.max(...verdicts.map(({ check }) => check.length));
  return verdicts
    .flatMap(({ check, looked, complaints }) => [
      `${complaints.length === 0 ? '✓' : '✗'} ${check.padEnd(width)}  ${looked === 0 ? 'rien à contrôler' : `${looked} contrôlés, ${complaints.length} à corriger`}`,
      ...complaints.map(({ code, where, message }) => `    ${where} : ${message} (${code})`),
    ])
    .join('\n');
}
