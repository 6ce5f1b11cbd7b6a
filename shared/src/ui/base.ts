import { claimSingleCopy } from '../contract/single-copy';

claimSingleCopy('@mosta/shared/ui/base');

/** What every page shows: the part of the façade that comes with the start (docs/decisions/0145). */
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
export { default as DialogContent } from '@mui/material/DialogContent';
export { default as IconButton } from '@mui/material/IconButton';
export { default as MuiLink } from '@mui/material/Link';
export { default as Skeleton } from '@mui/material/Skeleton';
export { default as Stack } from '@mui/material/Stack';
export type { SxProps, Theme } from '@mui/material/styles';
export { useTheme } from '@mui/material/styles';
export { default as Typography } from '@mui/material/Typography';
export { default as useMediaQuery } from '@mui/material/useMediaQuery';
export { default as visuallyHidden } from '@mui/utils/visuallyHidden';
export { starPath } from '../domain/star-geometry';
// The fair's own components.
export { ExternalLink, NewTabHint } from './a11y';
export { Drawing, type DrawingProps } from './art/drawing';
export { Khatam } from './art/khatam';
export { KhatamPattern } from './art/khatam-pattern';
export { Logo } from './art/logo';
export { fill, type Paint } from './art/paint';
export { EmptyState } from './feedback/empty-state';
export { ErrorState } from './feedback/error-state';
export { LoadingState } from './feedback/loading-state';
export * from './icons';
export { ButtonLink } from './layout/button-link';
export { CardGrid } from './layout/card-grid';
export { LiveOnly } from './layout/live-only';
export { PageHeading } from './layout/page-heading';
export { PlainList } from './layout/plain-list';
export { PAGE_MARGINS, Section } from './layout/section';
export { Dialog, Drawer, Menu, Popover } from './overlays/late-overlays';
export { useDebouncedCallback } from './use-debounced';
export { type Clock, useNow } from './use-now';
