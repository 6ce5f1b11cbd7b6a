import { claimSingleCopy } from '../contract/single-copy';

claimSingleCopy('@mosta/shared/ui/fields');

/** Fields of forms; fetched for the pages that have some (docs/decisions/0145). */
export { default as InputAdornment } from '@mui/material/InputAdornment';
export { default as MenuItem } from '@mui/material/MenuItem';
export { default as TextField } from '@mui/material/TextField';
