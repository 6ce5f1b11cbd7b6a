import { SECTORS } from '@mosta/shared/domain/sectors';
import { FormField } from '@mosta/shared/forms/form-field';
import { RadioField } from '@mosta/shared/forms/radio-field';
import { SHARED_NAMESPACE, useTranslation } from '@mosta/shared/i18n';
import { LETTER_PAYMENTS } from '@mosta/shared/schemas/letter.schema';
import { PARTICIPATION_STAGES } from '@mosta/shared/schemas/progress.schema';
import { Box, Typography } from '@mosta/shared/ui';
import { useId } from 'react';
import { useController, useWatch } from 'react-hook-form';
import { CheckGroup } from '../../ui/check-group';
import { ExhibitorPicker } from './exhibitor-picker';
import { READERS } from './letter-values';
import type { LetterFormState } from './use-letter-form';

type AudienceFieldsProps = { form: LetterFormState; message: (path: string) => string };

/** Who gets a letter: all, those who fit a filter when it leaves, or exhibitors by name. */
export function AudienceFields({ form, message }: AudienceFieldsProps) {
  const { t } = useTranslation('organiser');
  const id = useId();
  const { control } = form;
  const readers = useWatch({ control, name: 'readers' });
  const { field: named } = useController({ control, name: 'audience.exhibitors' });
  return (
    <Box role="group" aria-labelledby={id} sx={{ display: 'grid', gap: 5 }}>
      <Typography id={id} variant="h6" component="h3">
        {t('mailing.fields.readers')}
      </Typography>
      <RadioField
        field={form.register('readers')}
        legend={t('mailing.fields.readers')}
        hideLegend
        columns={3}
        options={READERS.map((value) => ({
          ...{ value, label: t(`mailing.readers.${value}.label`) },
          text: t(`mailing.readers.${value}.text`),
        }))}
      />
      {readers === 'filter' && <FilterFields form={form} message={message} />}
      {readers === 'exhibitors' && (
        <ExhibitorPicker
          name={named.name}
          chosen={named.value}
          message={message('audience.exhibitors')}
          onChange={named.onChange}
        />
      )}
    </Box>
  );
}

function FilterFields({ form, message }: AudienceFieldsProps) {
  const { t } = useTranslation('organiser');
  const { t: tShared } = useTranslation(SHARED_NAMESPACE);
  const { control } = form;
  const { field: stages } = useController({ control, name: 'audience.stages' });
  const { field: sectors } = useController({ control, name: 'audience.sectors' });
  return (
    <>
      <CheckGroup
        name={stages.name}
        legend={t('mailing.fields.stages')}
        options={PARTICIPATION_STAGES.map((value) => ({
          value,
          label: t(`common.stages.${value}`),
        }))}
        chosen={stages.value}
        onChange={stages.onChange}
        message={message('audience.stages')}
      />
      <CheckGroup
        name={sectors.name}
        legend={t('mailing.fields.sectors')}
        options={SECTORS.map((value) => ({ value, label: tShared(`sectors.${value}`) }))}
        chosen={sectors.value}
        onChange={sectors.onChange}
      />
      <Box
        sx={{
          ...{ display: 'grid', gap: 4, alignItems: 'start' },
          gridTemplateColumns: { xs: 'minmax(0, 1fr)', sm: 'repeat(2, minmax(0, 1fr))' },
        }}
      >
        <FormField
          field={form.register('audience.payment')}
          label={t('mailing.fields.payment')}
          message=""
          options={LETTER_PAYMENTS.map((value) => (
            <option key={value} value={value}>
              {t(`mailing.payments.${value}`)}
            </option>
          ))}
        />
        <FormField
          field={form.register('audience.country')}
          label={t('mailing.fields.country')}
          message={message('audience.country')}
          hint={t('mailing.countryHint')}
        />
      </Box>
    </>
  );
}
