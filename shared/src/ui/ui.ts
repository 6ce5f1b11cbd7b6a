import { claimSingleCopy } from '../contract/single-copy';

claimSingleCopy('@mosta/shared/ui');

/** Façade over @mui/material and Emotion, and the fair's own components: just what the portal uses (docs/decisions/0001). */
export { default as Alert } from '@mui/material/Alert';
export { default as AlertTitle } from '@mui/material/AlertTitle';
export { default as Badge } from '@mui/material/Badge';
export { default as Box } from '@mui/material/Box';
export { default as Button } from '@mui/material/Button';
export { default as ButtonBase } from '@mui/material/ButtonBase';
export { default as Card } from '@mui/material/Card';
export { default as CardContent } from '@mui/material/CardContent';
export { default as Chip } from '@mui/material/Chip';
export { default as CircularProgress } from '@mui/material/CircularProgress';
export { default as Container } from '@mui/material/Container';
export { default as Dialog } from '@mui/material/Dialog';
export { default as DialogContent } from '@mui/material/DialogContent';
export { default as Drawer } from '@mui/material/Drawer';
export { default as IconButton } from '@mui/material/IconButton';
export { default as InputAdornment } from '@mui/material/InputAdornment';
export { default as MuiLink } from '@mui/material/Link';
export { default as Menu } from '@mui/material/Menu';
export { default as MenuItem } from '@mui/material/MenuItem';
export { default as Popover } from '@mui/material/Popover';
export { default as Skeleton } from '@mui/material/Skeleton';
export { default as Stack } from '@mui/material/Stack';
export type { SxProps, Theme } from '@mui/material/styles';
export { useTheme } from '@mui/material/styles';
export { default as Tab } from '@mui/material/Tab';
export { default as Table } from '@mui/material/Table';
export { default as TableBody } from '@mui/material/TableBody';
export { default as TableCell } from '@mui/material/TableCell';
export { default as TableContainer } from '@mui/material/TableContainer';
export { default as TableHead } from '@mui/material/TableHead';
export { default as TableRow } from '@mui/material/TableRow';
export { default as Tabs } from '@mui/material/Tabs';
export { default as TextField } from '@mui/material/TextField';
export { default as ToggleButton } from '@mui/material/ToggleButton';
export { default as ToggleButtonGroup } from '@mui/material/ToggleButtonGroup';
export { default as Typography } from '@mui/material/Typography';
export { default as useMediaQuery } from '@mui/material/useMediaQuery';
export { default as visuallyHidden } from '@mui/utils/visuallyHidden';
export { starPath } from '../domain/star-geometry';
// The fair's own components.
export { ExternalLink, NewTabHint } from './a11y';
export { ConstructionDrawing } from './art/construction';
export { Drawing } from './art/drawing';
export { FieldBands } from './art/field-bands';
export { Khatam } from './art/khatam';
export { KhatamPattern } from './art/khatam-pattern';
export { Logo } from './art/logo';
export { fill, type Paint } from './art/paint';
export {
  HoneyDrawing,
  SardineDrawing,
  WheatDrawing,
} from './art/products-land-sea';
export {
  AlmondDrawing,
  DateDrawing,
  FigDrawing,
  OliveDrawing,
  OrangeDrawing,
} from './art/products-orchard';
export { EmptyState } from './feedback/empty-state';
export { ErrorState } from './feedback/error-state';
export { LoadingState } from './feedback/loading-state';
export * from './icons';
export { ButtonLink } from './layout/button-link';
export { CardGrid } from './layout/card-grid';
export { FadeIn } from './layout/fade-in';
export { LiveOnly } from './layout/live-only';
export { PageHeading } from './layout/page-heading';
export { PlainList } from './layout/plain-list';
export { PAGE_MARGINS, Section } from './layout/section';
export { SectionTitle } from './layout/section-title';
export { StatBand } from './layout/stat-band';
export { useDebouncedCallback, useDebouncedValue } from './use-debounced';
export { type Clock, useNow } from './use-now';
