import { defineRemote } from '@mosta/shared/contract/define-remote';
import { Button } from '@mosta/shared/ui';

function fail(where: string): never {
  throw new Error(`The stub "events" throws in ${where}`);
}

/** Works, and throws where React does not look: in an event, a timer and a promise. */
function ThrowsLater() {
  return (
    <>
      <h1>Remote d’essai « events »</h1>
      <Button onClick={() => fail('an event')}>Échouer au clic</Button>
      <Button onClick={() => setTimeout(() => fail('a timer'))}>Échouer plus tard</Button>
      <Button onClick={() => void Promise.resolve().then(() => fail('a promise'))}>
        Échouer en promesse
      </Button>
    </>
  );
}

export default defineRemote({
  contract: '^1.0.0',
  name: 'events',
  routes: { '*': () => Promise.resolve({ default: ThrowsLater }) },
  slots: { '*': () => Promise.resolve({ default: ThrowsLater }) },
});
