import { useTranslation } from '@mosta/shared/i18n';
import type { OrganizerCompany } from '@mosta/shared/schemas/organizer-company.schema';
import { QueryGate } from '@mosta/shared/shell';
import { Box, EmptyState, LoadingState, PlainList, Typography } from '@mosta/shared/ui';
import { StateBadge } from '@mosta/shared/workspace/state-badge';
import type { ReactNode } from 'react';
import { BackToList } from '../../ui/back-to-list';
import { gone } from '../../ui/gone';
import { OpenedHeading } from '../../ui/opened-heading';
import { useCompany } from './company.queries';
import { useOpenCompany } from './company-address';
import { EditionPart } from './edition-part';

/** One company: its people, its names, and what it had in each edition. */
export function CompanyView({ id }: { id: string }) {
  const { t } = useTranslation('organiser');
  const { listAddress } = useOpenCompany();
  return (
    <Box sx={{ minInlineSize: 0 }}>
      <Box sx={{ mb: 5 }}>
        <BackToList to={listAddress}>{t('companies.back')}</BackToList>
      </Box>
      <QueryGate
        query={useCompany(id)}
        loading={<LoadingState label={t('companies.loadingOne')} />}
        failed={t('companies.failedOne')}
        renderError={gone(t('companies.gone'), t('companies.goneText'))}
      >
        {(company) => <Company company={company} />}
      </QueryGate>
    </Box>
  );
}

function Company({ company }: { company: OrganizerCompany }) {
  const { t } = useTranslation('organiser');
  const { name, person, people, names, history } = company;
  return (
    <Box sx={{ display: 'grid', gap: 7, minInlineSize: 0 }}>
      <OpenedHeading name={name ?? person} badge={null} />
      <Part title={t('companies.people')}>
        {people.map(({ _id, prenom, nom, email, confirmed, role }) => (
          <Box component="li" key={_id} sx={ROW}>
            <bdi>{[prenom, nom].filter(Boolean).join(' ')}</bdi>
            <bdi>{email}</bdi>
            <StateBadge tone={role === 'owner' ? 'good' : 'quiet'}>
              {t(`companies.roles.${role}`)}
            </StateBadge>
            {!confirmed && <StateBadge tone="now">{t('companies.unconfirmed')}</StateBadge>}
          </Box>
        ))}
      </Part>
      {names.length > 0 && (
        <Part title={t('companies.names')}>
          {names.map((one) => (
            <Box component="li" key={JSON.stringify(one)} sx={{ overflowWrap: 'anywhere' }}>
              <bdi>{one.name}</bdi> · <bdi>{one.raisonSociale}</bdi>
              <Typography variant="body2" color="textSecondary">
                <bdi>{[one.adresse, one.email, one.phone].filter(Boolean).join(' · ')}</bdi>
              </Typography>
              <Typography variant="body2" color="textSecondary">
                {[
                  ...(one.rcNumero ? [t('companies.rc', { number: one.rcNumero })] : []),
                  t('companies.nif', { number: one.nifNumero }),
                ].join(' · ')}
              </Typography>
            </Box>
          ))}
        </Part>
      )}
      {history.length === 0 ? (
        <EmptyState title={t('companies.noHistory')}>{t('companies.noHistoryText')}</EmptyState>
      ) : (
        history.map((edition) => <EditionPart key={edition.year} edition={edition} />)
      )}
    </Box>
  );
}

function Part({ title, children }: { title: string; children: ReactNode }) {
  return (
    <section>
      <Typography variant="h4" component="h3" sx={{ mb: 3 }}>
        {title}
      </Typography>
      <PlainList sx={{ display: 'grid', gap: 3 }}>{children}</PlainList>
    </section>
  );
}

const ROW = {
  ...{ display: 'flex', flexWrap: 'wrap', gap: 3, alignItems: 'center' },
  overflowWrap: 'anywhere',
} as const;
