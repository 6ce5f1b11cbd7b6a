import { defineRemote } from '@mosta/shared/contract/define-remote';
import { useState } from 'react';

/** Built with its own copy of React (stub.json), whose hooks do not work in the page. */
function SecondReact() {
  const [name] = useState('second-react');
  return <h1>Remote d’essai « {name} »</h1>;
}

export default defineRemote({
  contract: '^1.0.0',
  name: 'second-react',
  routes: { '*': () => Promise.resolve({ default: SecondReact }) },
  slots: { '*': () => Promise.resolve({ default: SecondReact }) },
});
