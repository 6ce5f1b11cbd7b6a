import Box from '@mui/material/Box';
import Typography from '@mui/material/Typography';
import type { ReactNode } from 'react';
import { RADIUS } from '../../theme/tokens';
import { Khatam } from '../art/khatam';

type EmptyStateProps = {
  title: ReactNode;
  /** What will be there, and what to do now. */
  children?: ReactNode;
  /** A button or link. */
  action?: ReactNode;
  /** A drawing in place of the star. */
  art?: ReactNode;
};

/** Shown in place of missing content. */
export function EmptyState({ title, children, action, art }: EmptyStateProps) {
  return (
    <Box
      sx={{
        display: 'flex',
        flexDirection: 'column',
        alignItems: 'flex-start',
        gap: 3,
        padding: { xs: 6, md: 10 },
        borderRadius: RADIUS.card,
        bgcolor: 'wheat',
      }}
    >
      {art ?? <Khatam size={44} outer="olive" inner="wheat" heart="olive" />}
      <Typography variant="h4" component="p">
        {title}
      </Typography>
      {children && (
        <Typography component="div" sx={{ maxInlineSize: '38em' }}>
          {children}
        </Typography>
      )}
      {action}
    </Box>
  );
}
