import type { Executor } from '../../platform/database/database';
import { changeLayout } from './layout.repository';
import { announce, type StandRow } from './stand.repository';

/**
 * Makes a cut stand whole again, as it was; its parts are locked too, and nobody has one of them. They stay as parts of it:
 * what refers to their codes leads to it.
 * @param key of the call
 */
export async function restore(
  transaction: Executor,
  { code }: Pick<StandRow, 'code'>,
  parts: readonly Pick<StandRow, 'code' | 'state'>[],
  key: string | null,
): Promise<void> {
  const state = parts.some((part) => part.state === 'bloque') ? 'bloque' : 'libre';
  await changeLayout(transaction, code, { cut: null, state, layoutKey: key });
  await announce(transaction, code, state, { redrawn: true });
  for (const part of parts) {
    await changeLayout(transaction, part.code, { partOf: code, state: 'bloque', layoutKey: null });
    await announce(transaction, part.code, 'bloque', { redrawn: true });
  }
}
