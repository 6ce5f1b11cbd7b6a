import { FormCard } from '@mosta/shared/forms/form-card';
import { useTranslation } from '@mosta/shared/i18n';
import { Link } from '@mosta/shared/router';
import type { StaffApplication, StaffFile } from '@mosta/shared/schemas/staff.schema';
import { Box, Button, Typography } from '@mosta/shared/ui';
import { CHOSEN } from '../../ui/chosen';
import { useOpenApplication } from './staff-address';

type FilesPartProps = { application: StaffApplication; open: StaffFile | null };

/** The files of an application: each is opened beside it. */
export function FilesPart({ application: { _id, files, status }, open }: FilesPartProps) {
  const { t } = useTranslation('organiser');
  const { addressOf } = useOpenApplication();
  return (
    <FormCard title={t('staff.columns.files')} lead={t('staff.filesLead')}>
      {files.length === 0 && (
        <Typography color="textSecondary">
          {t(status === 'refused' ? 'staff.filesRemoved' : 'staff.noFiles')}
        </Typography>
      )}
      <Box sx={{ display: 'flex', flexWrap: 'wrap', gap: 3 }}>
        {files.map((name) => (
          <Button
            key={name}
            component={Link}
            to={name === open ? addressOf(_id) : addressOf(_id, { file: name })}
            preventScrollReset
            variant="outlined"
            aria-current={name === open ? 'true' : undefined}
            sx={CHOSEN}
          >
            {t(`staff.files.${name}`)}
          </Button>
        ))}
      </Box>
    </FormCard>
  );
}
