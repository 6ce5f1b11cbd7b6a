import type { NavigationGroupId } from '@mosta/shared/contract/navigation';
import { Link } from '@mosta/shared/router';
import { RADIUS, SPACE } from '@mosta/shared/theme';
import { Box, ButtonBase, ExpandMoreIcon, PlainList, Typography } from '@mosta/shared/ui';
import { type KeyboardEvent, useEffect, useId, useRef, useState } from 'react';
import { MenuDrawing } from './menu-drawing';
import { currentPage, type ExplainedLink } from './navigation-model';

type NavigationDropdownProps = {
  group: NavigationGroupId;
  label: string;
  links: ExplainedLink[];
  current: string;
};

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
        <PlainList>
          {links.map((link, index) => (
            <li key={link.path}>
              <Link
                to={link.path}
                onClick={() => setOpen(false)}
                aria-current={currentPage(link.path, current)}
                {...(open && link.line && { 'aria-describedby': `${panelId}-${index}` })}
              >
                {link.label}
              </Link>
              {open && link.line && (
                <Typography id={`${panelId}-${index}`} variant="body2">
                  {link.line}
                </Typography>
              )}
            </li>
          ))}
        </PlainList>
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
  '& li': {
    position: 'relative',
    breakInside: 'avoid',
    paddingInline: 3,
    paddingBlock: 2.5,
    borderRadius: RADIUS.field,
    '&:hover, &:focus-within': { bgcolor: 'wheat' },
  },
  '& a[href]': {
    color: 'olive',
    fontWeight: 600,
    textDecoration: 'none',
    // The whole row is the link; its name is the page's alone.
    '&::after': { content: '""', position: 'absolute', inset: 0, borderRadius: RADIUS.field },
    '&[aria-current]': { color: 'terracotta' },
    '&:focus-visible': { outline: 'none' },
    '&:focus-visible::after': { outline: '2px solid', outlineOffset: '-2px' },
  },
  '& p': { color: 'muted' },
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
