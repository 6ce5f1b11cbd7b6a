import { randomId } from '@mosta/shared/forms/random-id';
import { useState } from 'react';

/** A key for what is sent: as long as it failed, the same, so that nothing is done twice; then another. */
export function useSendingKey() {
  const [key, setKey] = useState(randomId);
  return { key, renew: () => setKey(randomId()) };
}
