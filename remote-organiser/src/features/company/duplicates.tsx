import { useTranslation } from '@mosta/shared/i18n';
import { Link } from '@mosta/shared/router';
import type { CompanySummary, DuplicateList } from '@mosta/shared/schemas/organizer-company.schema';
import { RADIUS } from '@mosta/shared/theme';
import { Alert, Box, Button, MuiLink, PlainList, Typography } from '@mosta/shared/ui';
import { useState } from 'react';
import { useRights } from '../../use-rights';
import { useDuplicates } from './company.queries';
import { useOpenCompany } from './company-address';
import { MergeDialog } from './merge-dialog';

type Pair = DuplicateList[number];

/** Pairs that may be one company, folded away until somebody looks. */
export function Duplicates() {
  const { t } = useTranslation('organiser');
  const { data: pairs = [] } = useDuplicates();
  const may = useRights().mayWrite('participation');
  const [open, setOpen] = useState(false);
  const [asked, ask] = useState<Pair | null>(null);
  const [done, setDone] = useState('');
  return (
    <Box sx={{ mb: 5 }}>
      <Box role="status">
        {done !== '' && (
          <Alert severity="success" role="presentation" sx={{ mb: 4 }}>
            {t('companies.merge.done', { company: done })}
          </Alert>
        )}
      </Box>
      {pairs.length > 0 && (
        <Button
          variant="outlined"
          size="small"
          aria-expanded={open}
          onClick={() => setOpen((now) => !now)}
        >
          {t('companies.duplicates.open', { count: pairs.length })}
        </Button>
      )}
      {open && pairs.length > 0 && (
        <Box component="section" aria-label={t('companies.duplicates.title')} sx={{ mt: 4 }}>
          <Typography sx={{ maxInlineSize: '42em', mb: 3 }}>
            {t('companies.duplicates.text')}
          </Typography>
          <PlainList sx={{ display: 'grid', gap: 3 }}>
            {pairs.map((pair) => (
              <Box component="li" key={`${pair.one._id}-${pair.other._id}`} sx={ITEM}>
                <div>
                  <CompanyLink company={pair.one} /> · <CompanyLink company={pair.other} />
                  <Typography variant="body2" color="textSecondary">
                    {pair.reasons.map((reason) => t(`companies.reasons.${reason}`)).join(', ')}
                  </Typography>
                </div>
                {may && (
                  <Button
                    variant="outlined"
                    size="small"
                    aria-label={t('companies.merge.name', {
                      ...{ one: nameOf(pair.one), other: nameOf(pair.other) },
                    })}
                    onClick={() => ask(pair)}
                  >
                    {t('companies.merge.look')}
                  </Button>
                )}
              </Box>
            ))}
          </PlainList>
        </Box>
      )}
      {asked && (
        <MergeDialog
          one={asked.one}
          other={asked.other}
          onDone={(company) => setDone(company.name ?? company.person)}
          onClose={() => ask(null)}
        />
      )}
    </Box>
  );
}

function nameOf({ name, person }: CompanySummary): string {
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
