import { Link } from '@mosta/shared/router';
import type { CompanySummary } from '@mosta/shared/schemas/organizer-company.schema';
import { RADIUS } from '@mosta/shared/theme';
import { Box, MuiLink, Typography } from '@mosta/shared/ui';
import type { ReactNode } from 'react';
import { useOpenCompany } from './company-address';

type CompanyPairProps = {
  one: CompanySummary;
  other: CompanySummary;
  /** Why they are here, in words. */
  note: string;
  /** What can be done with them. */
  actions: ReactNode;
};

/** Two companies side by side, each of which leads to its own page. */
export function CompanyPair({ one, other, note, actions }: CompanyPairProps) {
  return (
    <Box component="li" sx={ITEM}>
      <Box sx={{ minInlineSize: 0 }}>
        <CompanyLink company={one} /> · <CompanyLink company={other} />
        <Typography variant="body2" color="textSecondary">
          {note}
        </Typography>
      </Box>
      {actions && <Box sx={{ display: 'flex', flexWrap: 'wrap', gap: 2 }}>{actions}</Box>}
    </Box>
  );
}

/** How a company is called: by its brand, or by the person before its first dossier. */
export function nameOf({ name, person }: CompanySummary): string {
  return name ?? person;
}

function CompanyLink({ company }: { company: CompanySummary }) {
  const { addressOf } = useOpenCompany();
  return (
    <MuiLink component={Link} to={addressOf(company._id)}>
      <bdi>{nameOf(company)}</bdi> (<bdi>{company.person}</bdi>)
    </MuiLink>
  );
}

const ITEM = {
  ...{ display: 'flex', flexWrap: 'wrap', gap: 3, justifyContent: 'space-between' },
  ...{ alignItems: 'center', padding: 4, overflowWrap: 'anywhere' },
  ...{ border: '1px solid', borderColor: 'line', borderRadius: RADIUS.field },
} as const;
