import { Box, Card, Typography } from '@mosta/shared/ui';
import { type ReactNode, useId } from 'react';

type PanelProps = {
  title: string;
  /** Beside the title, at the end. */
  end?: ReactNode;
  children: ReactNode;
};

/** A titled part of a view on a card of its own. */
export function Panel({ title, end, children }: PanelProps) {
  const id = useId();
  return (
    <Card
      component="section"
      aria-labelledby={id}
      sx={{ padding: { xs: 5, sm: 7 }, minInlineSize: 0 }}
    >
      <Box
        sx={{
          display: 'flex',
          flexWrap: 'wrap',
          alignItems: 'center',
          justifyContent: 'space-between',
          gap: 3,
          mb: 4,
          // titles beside each other are on one line, whether or not a link follows
          minBlockSize: 44,
        }}
      >
        <Typography id={id} variant="h4" component="h3" sx={{ color: 'olive' }}>
          {title}
        </Typography>
        {end}
      </Box>
      {children}
    </Card>
  );
}
