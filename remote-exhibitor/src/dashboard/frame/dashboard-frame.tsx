import type { DashboardView } from '@mosta/shared/domain/dashboard-link';
import { useLocation } from '@mosta/shared/router';
import { Box, useMediaQuery, useTheme } from '@mosta/shared/ui';
import { type ReactNode, type RefObject, useEffect, useEffectEvent, useRef, useState } from 'react';
import { SideMenu } from './side-menu';
import { TopBar } from './top-bar';

/** Specification, section 9: the top bar is 16 units high, the side menu 72 units wide; a unit is 4 px. */
export const TOP_BAR_UNITS = 16;
export const SIDE_MENU_UNITS = 72;
const MENU_ID = 'dashboard-menu';
/** Where the host's « Aller au contenu » leads. */
const CONTENT_ID = 'content';

type DashboardFrameProps = {
  view: DashboardView | null;
  onSelect: (view: DashboardView) => void;
  /** Bell and user menu. */
  actions: ReactNode;
  /** Entries of the side menu beside the four sections. */
  entries: ReactNode;
  children: ReactNode;
};

/** Top bar, side menu and the open view. The menu always shows on large screens; on small ones it is opened and closed. */
export function DashboardFrame({
  view,
  onSelect,
  actions,
  entries,
  children,
}: DashboardFrameProps) {
  const theme = useTheme();
  const large = useMediaQuery(theme.breakpoints.up('lg'));
  // open by default; but an address that names a view asks for that view, which the menu would cover
  const [open, setOpen] = useState(view === null);
  const content = useRef<HTMLDivElement>(null);
  const toggle = useRef<HTMLButtonElement>(null);
  const covered = open && !large;
  useTopOfView(view, content);
  useNavigated(() => {
    if (!covered) return;
    setOpen(false);
    // what had the focus disappears with the menu
    requestAnimationFrame(() => content.current?.querySelector('h2')?.focus());
  });

  useEffect(() => {
    if (!covered) return;
    const onKey = (event: KeyboardEvent) => {
      if (event.key !== 'Escape') return;
      setOpen(false);
      // what had the focus may disappear with the menu
      toggle.current?.focus();
    };
    document.addEventListener('keydown', onKey);
    return () => document.removeEventListener('keydown', onKey);
  }, [covered]);

  return (
    <Box sx={{ minBlockSize: '100vh', bgcolor: 'paper' }}>
      <TopBar
        menuId={MENU_ID}
        open={open}
        onToggle={() => setOpen(!open)}
        toggleRef={toggle}
        actions={actions}
      />
      <SideMenu
        id={MENU_ID}
        shown={open || large}
        view={view}
        onSelect={onSelect}
        entries={entries}
      />
      {covered && (
        <Box
          aria-hidden
          onClick={() => setOpen(false)}
          sx={{
            position: 'fixed',
            inset: 0,
            insetBlockStart: TOP_BAR_UNITS * 4,
            // paper is as wide as a small screen, and its cover would be white
            displayPrint: 'none',
            zIndex: 'appBar',
            // as behind the portal's dialogs
            bgcolor: 'color-mix(in srgb, var(--mui-palette-common-black) 50%, transparent)',
          }}
        />
      )}
      <Box
        ref={content}
        id={CONTENT_ID}
        tabIndex={-1}
        inert={covered}
        sx={{
          marginInlineStart: { lg: SIDE_MENU_UNITS },
          paddingBlockStart: TOP_BAR_UNITS,
          minInlineSize: 0,
          outline: 'none',
          '@media print': ON_PAPER,
        }}
      >
        <Box
          sx={{
            maxInlineSize: 1440,
            paddingInline: { xs: 5, md: 10 },
            paddingBlock: { xs: 8, md: 10 },
          }}
        >
          {children}
        </Box>
      </Box>
    </Box>
  );
}

/** Below each other, each card on one sheet: boxes of a grid overlap where a sheet ends. */
const ON_PAPER = {
  marginInlineStart: 0,
  paddingBlockStart: 0,
  '& div:has(.MuiCard-root)': { display: 'block' },
  '& .MuiCard-root': { breakInside: 'avoid', marginBlockEnd: 6 },
} as const;

/**
 * Shows the top of a view whenever another one opens (specification, section 2), and gives its heading the focus where
 * what led here is gone with the view before.
 */
function useTopOfView(view: DashboardView | null, content: RefObject<HTMLElement | null>): void {
  const shown = useRef(view);
  useEffect(() => {
    if (shown.current === view) return;
    shown.current = view;
    window.scrollTo({ top: 0 });
    if (document.activeElement === document.body) content.current?.querySelector('h2')?.focus();
  }, [view, content]);
}

/** Runs when an address has been opened, also when it is the one that was open. */
function useNavigated(action: () => void): void {
  const { key } = useLocation();
  const shown = useRef(key);
  const run = useEffectEvent(action);
  useEffect(() => {
    if (shown.current === key) return;
    shown.current = key;
    run();
  }, [key]);
}
