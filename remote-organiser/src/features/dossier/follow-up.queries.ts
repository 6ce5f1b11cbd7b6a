import { randomId } from '@mosta/shared/forms/random-id';
import { authClient } from '@mosta/shared/http';
import { queryOptions, useMutation, useQuery } from '@mosta/shared/queries';
import { type NoteInput, noteListSchema, noteSchema } from '@mosta/shared/schemas/note.schema';
import {
  type AssigneeChange,
  assigneeListSchema,
  organizerParticipationSchema,
} from '@mosta/shared/schemas/participation.schema';
import { useState } from 'react';
import * as v from 'valibot';
import { useRefreshOrganisation } from '../../refresh.queries';

const PREFIX = 'v1/organizer/participation';
const pathOf = (id: string, what: string) => `${PREFIX}/${encodeURIComponent(id)}/${what}`;

/** Organisers to whom a participation may be given. @param enabled whether it is needed */
export function useAssignees(enabled: boolean) {
  return useQuery({
    ...queryOptions({
      queryKey: ['organiser', 'participation', 'assignees'],
      queryFn: async ({ signal }) => {
        const { data } = await authClient.get<unknown>(`${PREFIX}/assignees`, { signal });
        return v.parse(assigneeListSchema, data);
      },
    }),
    enabled,
  });
}

/** Gives a participation to a colleague. What is shown is fresh afterwards, also when somebody else was faster. */
export function useAssign(id: string) {
  const refresh = useRefreshOrganisation();
  return useMutation({
    mutationFn: async (change: AssigneeChange, signal) => {
      const { data } = await authClient.put<unknown>(pathOf(id, 'assignee'), change, { signal });
      v.parse(organizerParticipationSchema, data);
    },
    onSettled: refresh,
  });
}

/** What organisers wrote to each other about a participation. */
export function useNotes(id: string) {
  return useQuery(
    queryOptions({
      queryKey: ['organiser', 'participation', 'notes', id],
      queryFn: async ({ signal }) => {
        const { data } = await authClient.get<unknown>(pathOf(id, 'note'), { signal });
        return v.parse(noteListSchema, data);
      },
    }),
  );
}

/** Writes a note: with the same key until it is written, so that it is written once. */
export function useWriteNote(id: string) {
  const refresh = useRefreshOrganisation();
  const [key, setKey] = useState(randomId);
  return useMutation({
    mutationFn: async (text: string, signal) => {
      const body: NoteInput = { text, key };
      const { data } = await authClient.post<unknown>(pathOf(id, 'note'), body, { signal });
      v.parse(noteSchema, data);
      setKey(randomId());
      await refresh();
    },
  });
}
