import { defineRemote } from '@mosta/shared/contract/define-remote';
import { useQuery } from '@mosta/shared/queries';
import { QueryGate } from '@mosta/shared/shell';
import { stubAnswerQuery } from './service.queries';

/** A page that shows what the service answers. */
function PageWithData() {
  const query = useQuery(stubAnswerQuery());
  return (
    <>
      <h1>Remote d’essai « service »</h1>
      <QueryGate query={query} failed="Les données ne répondent pas">
        {(answer) => <p>Réponse du service : {answer}</p>}
      </QueryGate>
    </>
  );
}

export default defineRemote({
  contract: '^1.0.0',
  name: 'service',
  routes: { '*': () => Promise.resolve({ default: PageWithData }) },
  slots: { '*': () => Promise.resolve({ default: PageWithData }) },
});
