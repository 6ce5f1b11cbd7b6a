import { Link } from '@mosta/shared/router';
import Button from '@mui/material/Button';
import type { ComponentProps, ReactNode } from 'react';

type ButtonLinkProps = {
  to: string;
  children: ReactNode;
} & Pick<ComponentProps<typeof Button>, 'variant' | 'size' | 'color' | 'sx'>;

/** A link to a page of the portal, drawn as a button. */
export function ButtonLink({ variant = 'outlined', ...props }: ButtonLinkProps) {
  return <Button component={Link} variant={variant} {...props} />;
}
