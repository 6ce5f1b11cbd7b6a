import type { DecisionLetter } from '@mosta/shared/schemas/decision-letter.schema';
import { AppError } from '../../platform/http/app-error';

/** Each decision has one letter, which stays that of its decision. @throws AppError INVALID_INPUT */
export function checkDecisionLetter(
  { decision }: DecisionLetter,
  { others }: { others: readonly DecisionLetter[] },
): void {
  if (!others.some((other) => other.decision === decision)) return;
  const message = 'Cette décision a déjà son courrier.';
  throw new AppError('INVALID_INPUT', { errors: [{ path: 'content.decision', message }] });
}
