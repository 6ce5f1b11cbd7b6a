import { Box, useMediaQuery, useTheme } from '@mosta/shared/ui';
import { type ReactNode, type RefObject, useEffect, useRef, useState } from 'react';
import { SideMenu } from './side-menu';
import { TopBar } from './top-bar';
import type { View } from './views';

/** Specification, section 9: the top bar is 16 units high, the side menu 72 units wide; a unit is 4 px. */
export const TOP_BAR_UNITS = 16;
export const SIDE_MENU_UNITS = 72;
const MENU_ID = 'dashboard-menu';
/** Where the host's « Aller au contenu » leads. */
const CONTENT_ID = 'content';

type DashboardFrameProps = {
  view: View | null;
  onSelect: (view: View) => void;
  /** Bell and user menu. */
  actions: ReactNode;
  children: ReactNode;
};

/** Top bar, side menu and the open view. The menu always shows on large screens; on small ones it is opened and closed. */
export function DashboardFrame({ view, onSelect, actions, children }: DashboardFrameProps) {
  const theme = useTheme();
  const large = useMediaQuery(theme.breakpoints.up('lg'));
  // open by default; but an address that names a view asks for that view, which the menu would cover
  const [open, setOpen] = useState(view === null);
  const content = useRef<HTMLDivElement>(null);
  const toggle = useRef<HTMLButtonElement>(null);
  const covered = open && !large;
  useTopOfView(view, content);

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

  function select(next: View): void {
    onSelect(next);
    if (large) return;
    setOpen(false);
    // the button that had the focus disappears with the menu
    requestAnimationFrame(() => content.current?.querySelector('h2')?.focus());
  }

  return (
    <Box sx={{ minBlockSize: '100vh', bgcolor: 'paper' }}>
      <TopBar
        menuId={MENU_ID}
        open={open}
        onToggle={() => setOpen(!open)}
        toggleRef={toggle}
        actions={actions}
      />
      <SideMenu id={MENU_ID} shown={open || large} view={view} onSelect={select} />
      {covered && (
        <Box
          aria-hidden
          onClick={() => setOpen(false)}
          sx={{
            position: 'fixed',
            inset: 0,
            insetBlockStart: TOP_BAR_UNITS * 4,
            zIndex: 'appBar',
            // as behind the portal's dialogs: it darkens in both schemes
            bgcolor: 'color-mix(in srgb, var(--mui-palette-field) 62%, transparent)',
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
        }}
      >
        <Box
          sx={{
            maxInlineSize: 1200,
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

/**
 * Shows the top of a view whenever another one opens (specification, section 2), and gives its heading the focus where
 * what led here is gone with the view before.
 */
function useTopOfView(view: View | null, content: RefObject<HTMLElement | null>): void {
  const shown = useRef(view);
  useEffect(() => {
    if (shown.current === view) return;
    shown.current = view;
    window.scrollTo({ top: 0 });
    if (document.activeElement === document.body) content.current?.querySelector('h2')?.focus();
  }, [view, content]);
}
