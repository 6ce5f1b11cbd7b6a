import { claimSingleCopy } from '../contract/single-copy';

claimSingleCopy('@mosta/shared/ui/choices');

/** Groups of buttons of which some are pressed; fetched for the pages that have some (docs/decisions/0145). */
export { default as ToggleButton } from '@mui/material/ToggleButton';
export { default as ToggleButtonGroup } from '@mui/material/ToggleButtonGroup';
