import { useDebouncedCallback } from '@mosta/shared/ui';
import { type KeyboardEvent, useRef } from 'react';
import { type StandOption, typedAhead } from './stand-options';

const TYPING_PAUSE_MS = 700;
const PAGE = 10;

/** Keys of a listbox (WAI-ARIA practices): arrows, Home, End, pages and typing; the choice follows. */
export function useListKeyboard(
  options: readonly StandOption[],
  selected: string | null,
  onSelect: (code: string) => void,
) {
  const typed = useRef('');
  const debounce = useDebouncedCallback(TYPING_PAUSE_MS);

  return (event: KeyboardEvent) => {
    if (event.ctrlKey || event.metaKey || event.altKey || options.length === 0) return;
    const at = options.findIndex(({ stand }) => stand.code === selected);
    const last = options.length - 1;
    const targets: Record<string, number> = {
      ArrowDown: Math.min(at + 1, last),
      ArrowUp: Math.max(at - 1, 0),
      Home: 0,
      End: last,
      PageDown: Math.min(at + PAGE, last),
      PageUp: Math.max(at - PAGE, 0),
      Enter: Math.max(at, 0),
    };
    let target = options[targets[event.key] ?? -1];
    const isTyping = event.key.length === 1 && (event.key !== ' ' || typed.current !== '');
    if (event.key === ' ' && !isTyping) target = options[Math.max(at, 0)];
    if (isTyping) {
      debounce(() => {
        typed.current = '';
      });
      typed.current += event.key;
      target = typedAhead(options, typed.current, at);
    }
    if (!target && !isTyping) return;
    event.preventDefault();
    if (target) onSelect(target.stand.code);
  };
}
