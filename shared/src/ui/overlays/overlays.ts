/** What opens above a page when somebody asks for it: fetched after the first picture (`late-overlays.tsx`). */
export { default as Dialog } from '@mui/material/Dialog';
export { default as Drawer } from '@mui/material/Drawer';
export { default as Menu } from '@mui/material/Menu';
export { default as Popover } from '@mui/material/Popover';
