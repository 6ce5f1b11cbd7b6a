import type { DialogProps } from '@mui/material/Dialog';
import type { DrawerProps } from '@mui/material/Drawer';
import type { MenuProps } from '@mui/material/Menu';
import type { PopoverProps } from '@mui/material/Popover';
import { latePart, useLatePart } from '../../late/late-part';

/** A closed overlay draws nothing: its code may come after the first picture, or when it is first opened. */
const overlays = latePart(() => import(/* webpackChunkName: "overlays" */ './overlays'));

/** MUI's Dialog. */
export function Dialog(props: DialogProps) {
  const part = useLatePart(overlays, props.open);
  return part && <part.Dialog {...props} />;
}

/** MUI's Drawer. One that stands in the page is in sight before anybody opens it. */
export function Drawer(props: DrawerProps) {
  const part = useLatePart(overlays, props.open === true || props.variant === 'permanent');
  return part && <part.Drawer {...props} />;
}

/** MUI's Menu. */
export function Menu(props: MenuProps) {
  const part = useLatePart(overlays, props.open);
  return part && <part.Menu {...props} />;
}

/** MUI's Popover. */
export function Popover(props: PopoverProps) {
  const part = useLatePart(overlays, props.open);
  return part && <part.Popover {...props} />;
}
