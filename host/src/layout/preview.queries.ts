import { plainClient } from '@mosta/shared/http';

/** Takes from this browser what shows it the draft. @throws AppError */
export async function endPreview(): Promise<void> {
  await plainClient.delete('v1/preview');
}
