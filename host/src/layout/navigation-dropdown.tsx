import type { NavigationLink } from '@mosta/shared/contract/navigation';
import { normalizePath } from '@mosta/shared/contract/registry';
import { Link } from '@mosta/shared/router';
import { RADIUS } from '@mosta/shared/theme';
import { Box, ButtonBase, ExpandMoreIcon, PlainList } from '@mosta/shared/ui';
import { type KeyboardEvent, useEffect, useId, useRef, useState } from 'react';

type NavigationDropdownProps = { label: string; links: NavigationLink[]; current: string };

/**
 * One group of the navigation bar: a button that discloses a list of links (the disclosure navigation pattern
 * of the ARIA practices guide). Arrows, Home and End move, Escape closes and gives the focus back.
 */
export function NavigationDropdown({ label, links, current }: NavigationDropdownProps) {
  const [open, setOpen] = useState(false);
  const listId = useId();
  const root = useRef<HTMLDivElement>(null);
  const button = useRef<HTMLButtonElement>(null);

  useEffect(() => {
    if (!open) return;
    const closeOutside = (event: Event) => {
      if (event.target instanceof Node && !root.current?.contains(event.target)) setOpen(false);
    };
    document.addEventListener('pointerdown', closeOutside);
    document.addEventListener('focusin', closeOutside);
    return () => {
      document.removeEventListener('pointerdown', closeOutside);
      document.removeEventListener('focusin', closeOutside);
    };
  }, [open]);

  const onKeyDown = (event: KeyboardEvent) => {
    if (event.key === 'Escape') {
      setOpen(false);
      button.current?.focus();
      return;
    }
    if (!['ArrowDown', 'ArrowUp', 'Home', 'End'].includes(event.key)) return;
    event.preventDefault();
    if (!open) {
      setOpen(true);
      // The list is rendered with the next frame.
      requestAnimationFrame(() => focusLink(root.current, event.key));
      return;
    }
    focusLink(root.current, event.key);
  };

  return (
    <Box ref={root} onKeyDown={onKeyDown} sx={{ position: 'relative' }}>
      <ButtonBase
        ref={button}
        aria-expanded={open}
        aria-controls={listId}
        onClick={() => setOpen((value) => !value)}
        sx={{
          gap: 1,
          paddingInline: 3,
          minBlockSize: 44,
          borderRadius: RADIUS.pill,
          font: 'inherit',
          fontWeight: 500,
          '&:hover, &[aria-expanded="true"]': { bgcolor: 'wheat' },
        }}
      >
        {label}
        <ExpandMoreIcon
          fontSize="small"
          sx={{ transition: 'transform 150ms', transform: open ? 'rotate(180deg)' : 'none' }}
        />
      </ButtonBase>
      <PlainList
        id={listId}
        hidden={!open}
        sx={{
          position: 'absolute',
          zIndex: 'modal',
          insetBlockStart: 'calc(100% + 8px)',
          insetInlineStart: 0,
          minInlineSize: 260,
          padding: 2,
          bgcolor: 'background.paper',
          border: '1px solid',
          borderColor: 'divider',
          borderRadius: RADIUS.card,
          boxShadow: 8,
        }}
      >
        {links.map((link) => (
          <li key={link.path}>
            <Box
              component={Link}
              to={link.path}
              onClick={() => setOpen(false)}
              aria-current={
                normalizePath(link.path) === normalizePath(current) ? 'page' : undefined
              }
              sx={{
                display: 'block',
                paddingInline: 3,
                paddingBlock: 2.5,
                borderRadius: RADIUS.field,
                color: 'ink',
                textDecoration: 'none',
                '&:hover': { bgcolor: 'wheat' },
                '&[aria-current]': { fontWeight: 700, color: 'primary.main' },
              }}
            >
              {link.label}
            </Box>
          </li>
        ))}
      </PlainList>
    </Box>
  );
}

function focusLink(root: HTMLElement | null, key: string): void {
  const links = [...(root?.querySelectorAll('a') ?? [])];
  const active = document.activeElement;
  const at = active instanceof HTMLAnchorElement ? links.indexOf(active) : -1;
  const target = {
    ArrowDown: Math.min(at + 1, links.length - 1),
    ArrowUp: Math.max(at - 1, 0),
    Home: 0,
    End: links.length - 1,
  }[key];
  if (target !== undefined) links[target]?.focus();
}
