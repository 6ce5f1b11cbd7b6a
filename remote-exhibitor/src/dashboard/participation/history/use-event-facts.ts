import { useSession } from '@mosta/shared/auth';
import { ownHoldsQuery, useQuery } from '@mosta/shared/queries';
import type { Participation } from '@mosta/shared/schemas/participation.schema';
import type { Progress } from '@mosta/shared/schemas/progress.schema';
import { useOwnQuotes } from '../../../simulation/state/own-quotes.queries';
import { useDocuments, useMessages, useStatement } from '../participation.queries';
import type { EventFacts } from './past-events';

/** What is known of a participation's past; `failed` where a part of it could not be had. */
export function useEventFacts(participation: Participation, progress: Progress) {
  const statement = useStatement(participation._id);
  const documents = useDocuments(participation._id);
  const messages = useMessages(participation._id);
  const holds = useQuery(ownHoldsQuery(useSession()?.user._id));
  const quotes = useOwnQuotes();
  const queries = [statement, documents, messages, holds, quotes];
  const facts = {
    ...{ participation, progress, payments: statement.data?.payments },
    ...{ documents: documents.data, messages: messages.data },
    ...{ holds: holds.data, quotes: quotes.data },
  } satisfies EventFacts;
  return {
    facts,
    loading: queries.some(({ isPending }) => isPending),
    failed: queries.some(({ data, isError }) => isError && data === undefined),
    retry: () => {
      for (const { isError, refetch } of queries) if (isError) void refetch();
    },
  };
}
