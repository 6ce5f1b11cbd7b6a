import type { NavigationGroupId } from '@mosta/shared/contract/navigation';
import { RADIUS, SPACE } from '@mosta/shared/theme';
import { Box, ButtonBase, ExpandMoreIcon } from '@mosta/shared/ui';
import { type KeyboardEvent, useEffect, useId, useRef, useState } from 'react';
import { ExplainedLinks } from './explained-links';
import { MenuDrawing } from './menu-drawing';
import type { ExplainedLink } from './navigation-model';

type NavigationDropdownProps = {
  group: NavigationGroupId;
  label: string;
  links: ExplainedLink[];
  current: string;
};

/** A drawn menu has its links, which a page without scripts shows; in the live one a phone would make them for nothing. */
const isDrawn = typeof document === 'undefined';

/**
 * One group of the navigation bar: a button that discloses a list of links (the disclosure navigation pattern
 * of the ARIA practices guide), each with what its page says of itself, and the group's drawing. Arrows, Home and End
 * move, Escape closes and gives the focus back.
 */
export function NavigationDropdown({ group, label, links, current }: NavigationDropdownProps) {
  const [open, setOpen] = useState(false);
  const panelId = useId();
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
    // As high as the header: a pointer reaches the panel without leaving it.
    <Box
      ref={root}
      onKeyDown={onKeyDown}
      sx={{ display: 'flex', alignItems: 'center', minBlockSize: { md: SPACE.header } }}
    >
      <ButtonBase
        ref={button}
        aria-expanded={open}
        aria-controls={panelId}
        onClick={() => setOpen((value) => !value)}
        sx={{
          gap: { md: 0.5, lg: 1 },
          paddingInline: { md: 1.5, lg: 3 },
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
      <Box id={panelId} hidden={!open} data-menu="" sx={PANEL}>
        {(open || isDrawn) && (
          <ExplainedLinks
            links={links}
            current={current}
            explained={open}
            onGo={() => setOpen(false)}
          />
        )}
        {open && <MenuDrawing group={group} />}
      </Box>
    </Box>
  );
}

/** One rule for the whole panel, whose closed form is in every page. */
const PANEL = {
  position: 'absolute',
  zIndex: 'modal',
  insetBlockStart: `calc(50% + ${SPACE.header / 2 - 6}px)`,
  insetInline: SPACE.margin,
  maxInlineSize: 1040,
  padding: 3,
  gap: 4,
  bgcolor: 'background.paper',
  border: '1px solid',
  borderColor: 'divider',
  borderRadius: RADIUS.card,
  boxShadow: 8,
  '&:not([hidden])': { display: 'grid' },
  gridTemplateColumns: { md: 'minmax(0, 1fr)', lg: 'minmax(0, 1fr) 272px' },
  // Column after column, as the arrows go.
  '& ul': { columns: 2, columnGap: 2 },
} as const;

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
