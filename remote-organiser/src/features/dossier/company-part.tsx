import { FormCard } from '@mosta/shared/forms/form-card';
import { formatDate, useLanguage, useTranslation } from '@mosta/shared/i18n';
import type { OrganizerParticipation } from '@mosta/shared/schemas/participation.schema';
import { Box, Typography } from '@mosta/shared/ui';
import { Fragment } from 'react';

/** Who applies, and for which stands. */
export function CompanyPart({ participation }: { participation: OrganizerParticipation }) {
  const { t } = useTranslation('organiser');
  const language = useLanguage();
  const { exhibitionCompany: company, exhibitor, reservation, fonction } = participation;
  const register = [company.rcNumero, participation.rcDoubtful && t('company.doubtful')];
  const facts: Record<string, string> = {
    raisonSociale: line([company.raisonSociale, company.statut]),
    person: line([[exhibitor.prenom, exhibitor.nom].filter(Boolean).join(' '), fonction]),
    email: exhibitor.email,
    phone: participation.phone,
    address: line([company.adresse, company.codePostal, company.pays]),
    register: line(register),
    nif: company.nifNumero,
    payment: participation.payment
      ? t(`common.modes.${participation.payment}`)
      : t('company.missing'),
    stands: line(
      reservation.booths.map(({ quantity, booth }) =>
        t('company.booth', {
          name: booth.code ?? booth.name,
          ...{ size: booth.size, quantity },
        }),
      ),
    ),
    received: formatDate(language, participation.createdAt),
  };
  return (
    <FormCard title={t('company.title')}>
      <Box
        component="dl"
        sx={{
          m: 0,
          display: 'grid',
          columnGap: 5,
          rowGap: { xs: 1, sm: 3 },
          gridTemplateColumns: { xs: 'minmax(0, 1fr)', sm: 'minmax(140px, auto) minmax(0, 1fr)' },
        }}
      >
        {Object.entries(facts).map(([name, value]) => (
          <Fragment key={name}>
            <Typography component="dt" color="textSecondary" sx={{ mt: { xs: 2, sm: 0 } }}>
              {t(`company.${name}`)}
            </Typography>
            <Typography component="dd" sx={{ m: 0, overflowWrap: 'anywhere' }}>
              <bdi>{value || t('company.none')}</bdi>
            </Typography>
          </Fragment>
        ))}
      </Box>
    </FormCard>
  );
}

function line(parts: readonly (string | null | false)[]): string {
  return parts.filter(Boolean).join(', ');
}
