import { TextField } from '@mosta/shared/ui';
import { useEffect, useEffectEvent, useState } from 'react';

/** A search waits for a pause in typing; milliseconds. */
const PAUSE_MS = 300;

type SearchBoxProps = {
  label: string;
  /** What is searched for: where it comes from elsewhere, it takes the place of what is typed. */
  value: string;
  onSearch: (text: string) => void;
  /** Of the field, where something else leads to it. */
  id?: string;
  /** What is wrong with what was found or chosen; '' for nothing. */
  message?: string;
};

/** Searches after a pause in typing, and shows what a view or the way back searches for. */
export function SearchBox({ label, value, onSearch, id, message = '' }: SearchBoxProps) {
  const [text, setText] = useState(value);
  /** The search in force, and the last one that was typed here: it may not be in force yet. */
  const [known, setKnown] = useState({ value, typed: value.trim() });
  if (value !== known.value) {
    setKnown({ value, typed: value.trim() });
    if (value.trim() !== known.typed) setText(value);
  }
  const search = useEffectEvent(() => {
    const typed = text.trim();
    if (typed === known.typed) return;
    setKnown({ ...known, typed });
    onSearch(typed);
  });
  useEffect(() => {
    const timer = setTimeout(() => search(), PAUSE_MS);
    return () => clearTimeout(timer);
  }, [text]);
  return (
    <TextField
      type="search"
      fullWidth
      id={id}
      label={label}
      error={message !== ''}
      helperText={message}
      value={text}
      onChange={({ target }) => setText(target.value)}
      slotProps={{ htmlInput: { maxLength: 100 } }}
    />
  );
}
