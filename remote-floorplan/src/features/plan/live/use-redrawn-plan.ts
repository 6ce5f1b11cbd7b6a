import { useQueryClient } from '@mosta/shared/queries';
import { useEffect } from 'react';
import { refreshPlan } from './refresh-plan.queries';
import { subscribeToStands } from './stand-changes';

/** Asks for the halls again when stands were joined or separated, for a plan that shows no states of its own. */
export function useRedrawnPlan(): void {
  const client = useQueryClient();
  useEffect(
    () =>
      subscribeToStands({
        onChange: ({ redrawn }) => {
          if (redrawn) refreshPlan(client);
        },
        onOpen: () => refreshPlan(client),
      }),
    [client],
  );
}
