import { ORGANIZER_ROLES } from '@mosta/shared/domain/organizer-roles';
import { FormField } from '@mosta/shared/forms/form-field';
import { useTranslation } from '@mosta/shared/i18n';
import { Typography } from '@mosta/shared/ui';
import type { ComponentProps } from 'react';

type RoleFieldProps = Pick<ComponentProps<typeof FormField>, 'field'>;

/** One of the roles, each with what it may do. */
export function RoleField({ field }: RoleFieldProps) {
  const { t } = useTranslation('organiser');
  return (
    <div>
      <FormField
        field={field}
        label={t('accounts.fields.role')}
        message=""
        required
        options={ORGANIZER_ROLES.map((role) => (
          <option key={role} value={role}>
            {t(`common.roles.${role}`)}
          </option>
        ))}
      />
      {ORGANIZER_ROLES.map((role) => (
        <Typography key={role} variant="body2" color="textSecondary" sx={{ mt: 1 }}>
          {t(`accounts.duties.${role}`)}
        </Typography>
      ))}
    </div>
  );
}
