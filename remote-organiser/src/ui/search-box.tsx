import { TextField, useDebouncedCallback } from '@mosta/shared/ui';
import { useState } from 'react';

/** A search waits for a pause in typing; milliseconds. */
const PAUSE_MS = 300;

type SearchBoxProps = {
  label: string;
  /** What is searched for when the page opens. */
  value: string;
  onSearch: (text: string) => void;
  /** Of the field, where something else leads to it. */
  id?: string;
  /** What is wrong with what was found or chosen; '' for nothing. */
  message?: string;
};

/** Searches after a pause in typing. */
export function SearchBox({ label, value, onSearch, id, message = '' }: SearchBoxProps) {
  const [text, setText] = useState(value);
  const afterPause = useDebouncedCallback(PAUSE_MS);
  return (
    <TextField
      type="search"
      fullWidth
      id={id}
      label={label}
      error={message !== ''}
      helperText={message}
      value={text}
      onChange={({ target }) => {
        setText(target.value);
        afterPause(() => onSearch(target.value.trim()));
      }}
      slotProps={{ htmlInput: { maxLength: 100 } }}
    />
  );
}
