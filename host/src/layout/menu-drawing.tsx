import type { NavigationGroupId } from '@mosta/shared/contract/navigation';
import { RADIUS } from '@mosta/shared/theme';
import { Box } from '@mosta/shared/ui';
import { type ComponentType, useEffect, useState } from 'react';

type Drawings = Readonly<Record<NavigationGroupId, ComponentType>>;

let drawings: Drawings | undefined;
let pending: Promise<void> | undefined;

/** Fetches the drawings of the menus, for whoever comes near them; without network the menus do without. */
export function fetchMenuDrawings(): void {
  void askForDrawings();
}

function askForDrawings(): Promise<void> {
  pending ??= import(/* webpackChunkName: "menu-drawings" */ './menu-drawings').then(
    ({ MENU_DRAWINGS }) => {
      drawings = MENU_DRAWINGS;
    },
    () => {
      pending = undefined;
    },
  );
  return pending;
}

/** The drawing of an open menu; its room is there before it. */
export function MenuDrawing({ group }: { group: NavigationGroupId }) {
  const [Shown, setShown] = useState(() => drawings?.[group]);
  useEffect(() => {
    let left = false;
    void askForDrawings().then(() => {
      if (!left) setShown(() => drawings?.[group]);
    });
    return () => {
      left = true;
    };
  }, [group]);
  return (
    <Box
      aria-hidden
      sx={{
        display: { xs: 'none', lg: 'block' },
        minBlockSize: 240,
        borderRadius: RADIUS.field,
        overflow: 'hidden',
        bgcolor: 'wheat',
        '& svg': { display: 'block', inlineSize: '100%', blockSize: '100%' },
        '[dir="rtl"] & svg': { transform: 'scaleX(-1)' },
      }}
    >
      {Shown && <Shown />}
    </Box>
  );
}
