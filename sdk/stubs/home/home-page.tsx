import {
  MuiLink,
  Section,
  Table,
  TableBody,
  TableCell,
  TableContainer,
  TableHead,
  TableRow,
  Typography,
} from '@mosta/shared/ui';
import { use } from 'react';
import { LOADED_STUBS } from './stub-list';

/** Every stub of this portal, with what its page does. The links load the page anew, as a visitor's first page. */
export default function HomePage() {
  const stubs = use(LOADED_STUBS);
  return (
    <Section compact>
      <Typography component="h1" variant="h2">
        Remotes d’essai
      </Typography>
      <TableContainer tabIndex={0} role="region" aria-label="Remotes d’essai">
        <Table size="small">
          <TableHead>
            <TableRow>
              <TableCell>Page</TableCell>
              <TableCell>Ce qui se passe</TableCell>
              <TableCell>Ce que voit le visiteur</TableCell>
              <TableCell>Code</TableCell>
            </TableRow>
          </TableHead>
          <TableBody>
            {stubs.map(({ name, path, what, seen, code }) => (
              <TableRow key={path}>
                <TableCell>
                  <MuiLink href={path}>{name}</MuiLink>
                </TableCell>
                <TableCell lang="en">{what}</TableCell>
                <TableCell lang="en">{seen}</TableCell>
                <TableCell>{code}</TableCell>
              </TableRow>
            ))}
          </TableBody>
        </Table>
      </TableContainer>
    </Section>
  );
}
