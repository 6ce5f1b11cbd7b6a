import { useTranslation } from '@mosta/shared/i18n';
import { Link, useNavigate } from '@mosta/shared/router';
import { ArrowBackIcon, Box, Button } from '@mosta/shared/ui';
import { useEffect, useEffectEvent } from 'react';

/** Addresses of what stands before and after something in its list; null at its ends. */
export type Neighbours = { previous: string | null; next: string | null };

type NeighbourLinksProps = Neighbours & {
  label: string;
  /** Said of a link where the pointer rests. */
  titles: { previous: string; next: string };
};

/** Leads from an opened thing to the ones before and after: by link, and by Alt with the arrows. */
export function NeighbourLinks({ previous, next, label, titles }: NeighbourLinksProps) {
  const { t } = useTranslation('organiser');
  const navigate = useNavigate();
  const onKey = useEffectEvent((event: KeyboardEvent) => {
    const to = { ArrowUp: previous, ArrowDown: next }[event.key];
    if (!event.altKey || !to || isTyping(event.target)) return;
    event.preventDefault();
    void navigate(to, { preventScrollReset: true });
  });
  useEffect(() => {
    const listen = (event: KeyboardEvent) => onKey(event);
    document.addEventListener('keydown', listen);
    return () => document.removeEventListener('keydown', listen);
  }, []);
  const link = (to: string | null, name: 'previous' | 'next', keys: string) => (
    <Button
      size="small"
      aria-keyshortcuts={keys}
      title={titles[name]}
      startIcon={name === 'previous' ? <ArrowBackIcon sx={UP} /> : undefined}
      endIcon={name === 'next' ? <ArrowBackIcon sx={DOWN} /> : undefined}
      {...(to === null ? { disabled: true } : { component: Link, to })}
    >
      {t(`neighbours.${name}`)}
    </Button>
  );
  return (
    <Box component="nav" aria-label={label} sx={{ display: 'flex', flexWrap: 'wrap', gap: 2 }}>
      {link(previous, 'previous', 'Alt+ArrowUp')}
      {link(next, 'next', 'Alt+ArrowDown')}
    </Box>
  );
}

/** Where arrows move within a text. */
function isTyping(target: EventTarget | null): boolean {
  return target instanceof HTMLElement && target.matches('input, textarea, select');
}

const UP = { transform: 'rotate(90deg)' } as const;
const DOWN = { transform: 'rotate(-90deg)' } as const;
