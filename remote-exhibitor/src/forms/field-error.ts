import type { FieldError } from 'react-hook-form';

/** Reads the rule that a field breaks, and its sentence, from an entry of a form's errors. */
export function fieldErrorOf(found: unknown): Pick<FieldError, 'type' | 'message'> | undefined {
  if (typeof found !== 'object' || found === null || !('type' in found)) return undefined;
  const { type } = found;
  const text = 'message' in found ? found.message : undefined;
  return typeof type === 'string'
    ? { type, ...(typeof text === 'string' ? { message: text } : {}) }
    : undefined;
}
