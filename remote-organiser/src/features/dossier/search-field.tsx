import { useTranslation } from '@mosta/shared/i18n';
import { TextField, useDebouncedCallback } from '@mosta/shared/ui';
import { useState } from 'react';
import { useFilter } from './dossier-address';

/** A search waits for a pause in typing; milliseconds. */
const PAUSE_MS = 300;

/** Searches companies, people and addresses; the address of the page keeps what is searched for. */
export function SearchField() {
  const { t } = useTranslation('organiser');
  const [filter, change] = useFilter();
  const [text, setText] = useState(filter.search);
  const afterPause = useDebouncedCallback(PAUSE_MS);
  return (
    <TextField
      type="search"
      fullWidth
      label={t('list.search')}
      value={text}
      onChange={({ target }) => {
        setText(target.value);
        afterPause(() => change({ search: target.value.trim() }));
      }}
      slotProps={{ htmlInput: { maxLength: 100 } }}
    />
  );
}
