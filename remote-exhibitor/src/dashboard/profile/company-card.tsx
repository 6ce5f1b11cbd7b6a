import { FormCard } from '@mosta/shared/forms/form-card';
import { useTranslation } from '@mosta/shared/i18n';
import { Link } from '@mosta/shared/router';
import { Button, Typography } from '@mosta/shared/ui';
import { PATHS } from '../../paths';
import { ProfileGate } from '../../ui/profile-gate';
import { CompanyForm } from './company-form';
import { useOwnCompany } from './profile.queries';

/** The company of the latest participation; what was accepted with the participation stands there as text. */
export function CompanyCard() {
  const { t } = useTranslation('exhibitor');
  return (
    <FormCard title={t('profile.company.title')} lead={t('profile.company.lead')}>
      <ProfileGate query={useOwnCompany()}>
        {({ company, locked }) =>
          company ? (
            <CompanyForm company={company} locked={locked} />
          ) : (
            <div>
              <Typography sx={{ fontWeight: 600 }}>{t('profile.company.none')}</Typography>
              <Typography color="textSecondary">{t('profile.company.noneText')}</Typography>
              <Button component={Link} to={PATHS.participation} variant="outlined" sx={{ mt: 4 }}>
                {t('profile.company.apply')}
              </Button>
            </div>
          )
        }
      </ProfileGate>
    </FormCard>
  );
}
