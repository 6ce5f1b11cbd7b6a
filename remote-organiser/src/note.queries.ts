import { authClient } from '@mosta/shared/http';
import { queryOptions, toAppError, useMutation, useQuery } from '@mosta/shared/queries';
import { type NoteInput, noteListSchema, noteSchema } from '@mosta/shared/schemas/note.schema';
import * as v from 'valibot';
import { useRefreshOrganisation } from './refresh.queries';
import { ALREADY_RECORDED } from './use-sending-error';
import { useSendingKey } from './use-sending-key';

/** Of what organisers write notes about: `participation`, or `staff` for applications. */
export type NoteSubject = { kind: 'participation' | 'staff'; id: string };

const pathOf = ({ kind, id }: NoteSubject) => `v1/organizer/${kind}/${encodeURIComponent(id)}/note`;

/** What organisers wrote to each other about a subject. */
export function useNotes({ kind, id }: NoteSubject) {
  return useQuery(
    queryOptions({
      queryKey: ['organiser', 'note', kind, id],
      queryFn: async ({ signal }) => {
        const { data } = await authClient.get<unknown>(pathOf({ kind, id }), { signal });
        return v.parse(noteListSchema, data);
      },
    }),
  );
}

/** Writes a note: with the same key until it is written, so that it is written once. Another text is another note. */
export function useWriteNote(subject: NoteSubject) {
  const refresh = useRefreshOrganisation();
  const { key, renew } = useSendingKey();
  return useMutation({
    mutationFn: async (text: string, signal) => {
      const body: NoteInput = { text, key };
      const { data } = await authClient.post<unknown>(pathOf(subject), body, { signal });
      v.parse(noteSchema, data);
      renew();
      await refresh();
    },
    onError: async (error) => {
      if (toAppError(error).code !== ALREADY_RECORDED) return;
      renew();
      await refresh();
    },
  });
}
