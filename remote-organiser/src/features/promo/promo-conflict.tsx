import { FormFailure } from '@mosta/shared/forms/form-failure';
import { useTranslation } from '@mosta/shared/i18n';
import type { OrganizerPromo } from '@mosta/shared/schemas/organizer-promo.schema';
import { Box, Button, Typography } from '@mosta/shared/ui';
import { DataTable } from '../../ui/data-table';
import { type PromoValues, valuesOf } from './promo-values';

type PromoConflictProps = {
  /** As somebody else has saved it. */
  now: OrganizerPromo['promo'];
  typed: PromoValues;
  onTake: () => void;
};

/** Both versions of a code that changed while somebody wrote it: saving again keeps what is typed here. */
export function PromoConflict({ now, typed, onTake }: PromoConflictProps) {
  const { t } = useTranslation('organiser');
  const theirs = valuesOf(now);
  const textOf = (name: keyof PromoValues, values: PromoValues) =>
    name === 'kind' ? t(`promo.kinds.${values.kind}`) : values[name];
  const rows = (Object.keys(theirs) as (keyof PromoValues)[])
    .filter((name) => theirs[name] !== typed[name])
    .map((name) => ({
      key: name,
      cells: [t(`promo.fields.${name}`), textOf(name, typed), textOf(name, theirs)],
    }));
  return (
    <Box sx={{ display: 'grid', gap: 3 }}>
      <FormFailure title={t('promo.conflict')}>
        <Typography>{t('common.conflict.text', { name: t('common.somebody') })}</Typography>
      </FormFailure>
      <DataTable
        label={t('promo.conflict')}
        columns={['field', 'yours', 'theirs'].map((column) => ({
          label: t(`common.conflict.${column}`),
        }))}
        rows={rows}
      />
      <Button variant="outlined" onClick={onTake} sx={{ justifySelf: 'start' }}>
        {t('common.conflict.take')}
      </Button>
    </Box>
  );
}
