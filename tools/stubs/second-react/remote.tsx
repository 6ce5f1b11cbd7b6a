import { defineRemote } from '@mosta/shared/contract/define-remote';
import { version } from 'react';

/** Built with its own copy of React (stub.json), whose hooks do not work in the page. */
function SecondReact() {
  return <h1>Remote d’essai « second-react », React {version}</h1>;
}

export default defineRemote({
  contract: '^1.0.0',
  name: 'second-react',
  routes: { '*': () => Promise.resolve({ default: SecondReact }) },
  slots: { '*': () => Promise.resolve({ default: SecondReact }) },
});
