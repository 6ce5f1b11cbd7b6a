import type { Executor } from '../../platform/database/database';
import { changeLayout } from './layout.repository';
import { announce, type StandRow } from './stand.repository';

/**
 * Gives each part of a joined stand back what it was; all are locked, and are free or blocked as the whole was.
 * @param key of the call
 */
export async function separate(
  transaction: Executor,
  whole: StandRow,
  parts: readonly string[],
  key: string | null,
): Promise<void> {
  const { code, state, beforeJoin } = whole;
  await changeLayout(transaction, code, { ...beforeJoin, beforeJoin: null, layoutKey: key });
  for (const part of parts) {
    if (part !== code)
      await changeLayout(transaction, part, { state, partOf: null, layoutKey: key });
    await announce(transaction, part, state, { redrawn: true });
  }
}
