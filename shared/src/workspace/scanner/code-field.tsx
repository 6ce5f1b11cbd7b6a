import { Box, Button, TextField } from '@mosta/shared/ui';
import { type FormEvent, useEffect, useRef, useState } from 'react';

type CodeFieldProps = {
  label: string;
  /** Of the button that takes what was typed. */
  action: string;
  onCode: (code: string) => void;
  /** Something else has the keyboard: a dialog. */
  paused?: boolean;
};

/** Takes what a hand scanner types, which ends with Enter, or what a person does; keys that are pressed anywhere go here. */
export function CodeField({ label, action, onCode, paused = false }: CodeFieldProps) {
  const [code, setCode] = useState('');
  /** A phone shows its keyboard only to who wants to type: it would hide the answers. */
  const [typing, setTyping] = useState(false);
  const field = useRef<HTMLInputElement>(null);

  useEffect(() => {
    if (paused) return;
    const focus = (event: KeyboardEvent) => {
      if (isKeyOfCode(event) && !isTextField(document.activeElement)) field.current?.focus();
    };
    field.current?.focus({ preventScroll: true });
    document.addEventListener('keydown', focus);
    return () => document.removeEventListener('keydown', focus);
  }, [paused]);

  function submit(event: FormEvent): void {
    event.preventDefault();
    if (code.trim() === '') return;
    setCode('');
    setTyping(false);
    onCode(code);
    field.current?.focus({ preventScroll: true });
  }

  return (
    <Box component="form" onSubmit={submit} sx={{ display: 'flex', gap: 2 }}>
      <TextField
        fullWidth
        inputRef={field}
        label={label}
        value={code}
        onChange={({ target }) => setCode(target.value)}
        onPointerDown={() => setTyping(true)}
        slotProps={{
          // beside its button a phone has no room for the label inside
          inputLabel: { shrink: true },
          htmlInput: {
            ...{ maxLength: 200, autoComplete: 'off', autoCapitalize: 'none', dir: 'ltr' },
            ...{ autoCorrect: 'off', spellCheck: false, inputMode: typing ? 'text' : 'none' },
            enterKeyHint: 'go',
          },
        }}
      />
      <Button type="submit" variant="outlined" sx={{ flexShrink: 0 }}>
        {action}
      </Button>
    </Box>
  );
}

/** A space presses the button that has the focus. */
function isKeyOfCode({ key, ctrlKey, metaKey, altKey }: KeyboardEvent): boolean {
  return key.length === 1 && key !== ' ' && !ctrlKey && !metaKey && !altKey;
}

function isTextField(element: Element | null): boolean {
  return element?.matches('input, textarea, select') ?? false;
}
