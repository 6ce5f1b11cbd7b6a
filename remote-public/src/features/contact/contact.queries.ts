import { plainClient } from '@mosta/shared/http';
import type { ContactInput } from '@mosta/shared/schemas/contact.schema';

/** Sends a message to the organisers. */
export async function sendContactMessage(
  message: ContactInput,
  signal: AbortSignal,
): Promise<void> {
  await plainClient.post('v1/contact', message, { signal });
}
