import { defineRemote } from '@mosta/shared/contract/define-remote';
import { TextField } from '@mosta/shared/ui';
import { useState } from 'react';

/** Works until something is typed, then throws while it is drawn. */
function ThrowsWhenTyped() {
  const [text, setText] = useState('');
  if (text !== '') throw new Error('The stub "form" throws while a form is filled in');
  return (
    <>
      <h1>Remote d’essai « form »</h1>
      <TextField label="Nom" value={text} onChange={(event) => setText(event.target.value)} />
    </>
  );
}

export default defineRemote({
  contract: '^1.0.0',
  name: 'form',
  routes: { '*': () => Promise.resolve({ default: ThrowsWhenTyped }) },
  slots: { '*': () => Promise.resolve({ default: ThrowsWhenTyped }) },
});
