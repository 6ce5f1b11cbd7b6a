import { TextField, useDebouncedCallback } from '@mosta/shared/ui';
import { useState } from 'react';

/** A search waits for a pause in typing; milliseconds. */
const PAUSE_MS = 300;

type SearchBoxProps = {
  label: string;
  /** What is searched for when the page opens. */
  value: string;
  onSearch: (text: string) => void;
};

/** Searches after a pause in typing. */
export function SearchBox({ label, value, onSearch }: SearchBoxProps) {
  const [text, setText] = useState(value);
  const afterPause = useDebouncedCallback(PAUSE_MS);
  return (
    <TextField
      type="search"
      fullWidth
      label={label}
      value={text}
      onChange={({ target }) => {
        setText(target.value);
        afterPause(() => onSearch(target.value.trim()));
      }}
      slotProps={{ htmlInput: { maxLength: 100 } }}
    />
  );
}
