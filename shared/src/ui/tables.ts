import { claimSingleCopy } from '../contract/single-copy';

claimSingleCopy('@mosta/shared/ui/tables');

/** Tables; fetched for the pages that have some (docs/decisions/0145). */
export { default as Table } from '@mui/material/Table';
export { default as TableBody } from '@mui/material/TableBody';
export { default as TableCell } from '@mui/material/TableCell';
export { default as TableContainer } from '@mui/material/TableContainer';
export { default as TableHead } from '@mui/material/TableHead';
export { default as TableRow } from '@mui/material/TableRow';
