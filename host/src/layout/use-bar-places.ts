import { barLinks } from '@mosta/shared/contract/navigation';
import { useEdition } from '@mosta/shared/queries';
import { useRemotes } from '../federation/remotes-context';

/** Where people look for something most often, as remotes say it; no badge once the fair is over. */
export function useBarPlaces(): ReturnType<typeof barLinks> {
  const { registry } = useRemotes();
  const { phase } = useEdition();
  return barLinks(registry).filter(({ place }) => phase !== 'after' || place !== 'badge');
}
