import { plainClient } from '@mosta/shared/http';
import { toAppError } from '@mosta/shared/queries';
import { STAFF_FILES } from '@mosta/shared/schemas/staff.schema';
import type { Application } from './application';

/** Timeout in milliseconds: enough for three files of 5 MB over a slow line; the user can cancel. */
const UPLOAD_TIMEOUT = 600_000;

/**
 * Sends an application; each file only if it was chosen (specification, section 7).
 * @param onProgress called with the share that has been sent, 0 to 100
 * @throws AppError with the names of refused fields as the API has them
 */
export async function sendApplication(
  { personalInfo, professionalInformation, files, consent }: Application,
  { signal, onProgress }: { signal: AbortSignal; onProgress: (percent: number) => void },
): Promise<void> {
  const body = new FormData();
  body.append('personalInfo', JSON.stringify(personalInfo));
  body.append('professionalInformation', JSON.stringify(professionalInformation));
  body.append('consent', consent);
  for (const name of STAFF_FILES) {
    const file = files[name];
    if (file) body.append(name, file, file.name);
  }
  try {
    await plainClient.post('v1/staff', body, {
      signal,
      timeout: UPLOAD_TIMEOUT,
      onUploadProgress: ({ loaded, total }) => {
        if (total) onProgress(Math.round((loaded / total) * 100));
      },
    });
  } catch (error) {
    throw toAppError(error);
  }
}

/** Maps a dotted path of the API to the form's field: `resume` to the one in `files`, the fifth skill to `skills`. */
export function fieldOfPath(path: string): string {
  if (STAFF_FILES.some((name) => name === path)) return `files.${path}`;
  return path.replace(/^(professionalInformation\.(?:skills|languages))\..*$/, '$1');
}
