import { authClient } from '@mosta/shared/http';
import { useMutation } from '@mosta/shared/queries';
import { type UploadedPicture, uploadedPictureSchema } from '@mosta/shared/schemas/picture.schema';
import * as v from 'valibot';

/** Milliseconds; 1 MB over a slow line. */
const TIMEOUT = 2 * 60_000;

/** Sends a picture, which comes back cleaned; the same one sent again is the same. */
export function useUploadPicture() {
  return useMutation({
    mutationFn: async (file: File, signal): Promise<UploadedPicture> => {
      const body = new FormData();
      body.append('file', file, file.name);
      const { data } = await authClient.post<unknown>('v1/organizer/picture', body, {
        ...{ signal, timeout: TIMEOUT },
      });
      return v.parse(uploadedPictureSchema, data);
    },
  });
}
