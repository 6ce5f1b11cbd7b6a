import { claimSingleCopy } from '../contract/single-copy';

claimSingleCopy('@mosta/shared/ui/tabs');

/** Tabs; fetched for the pages that have some (docs/decisions/0145). */
export { default as Tab } from '@mui/material/Tab';
export { default as Tabs } from '@mui/material/Tabs';
