import { Link } from '@mosta/shared/router';
import { ArrowBackIcon, Button } from '@mosta/shared/ui';

/** Leads from an opened thing to the list, as it was. */
export function BackToList({ to, children }: { to: string; children: string }) {
  return (
    <Button
      component={Link}
      to={to}
      size="small"
      sx={{ marginInlineStart: -3 }}
      startIcon={<ArrowBackIcon sx={{ '[dir="rtl"] &': { transform: 'scaleX(-1)' } }} />}
    >
      {children}
    </Button>
  );
}
