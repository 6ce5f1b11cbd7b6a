import { FormField, fieldId } from '@mosta/shared/forms/form-field';
import { FormSection } from '@mosta/shared/forms/form-section';
import { useTranslation } from '@mosta/shared/i18n';
import { Box, Button, CloseIcon, IconButton } from '@mosta/shared/ui';
import { useFieldArray } from 'react-hook-form';
import { dayAfter } from './day-after';
import type { Bind, EditionFormState } from './use-edition-fields';

type DaysSectionProps = {
  bind: Bind;
  form: EditionFormState;
  /** The edition is kept as it was. */
  readOnly: boolean;
};

/** The days of the fair, each with its hours; one more begins as the day after the last. */
export function DaysSection({ bind, form, readOnly }: DaysSectionProps) {
  const { t } = useTranslation('organiser');
  const { fields, append, remove } = useFieldArray({ control: form.control, name: 'days' });
  const addDay = () => {
    const last = form.getValues('days').at(-1);
    if (last) append({ ...last, date: dayAfter(last.date) });
  };
  return (
    <FormSection title={t('edition.sections.days')} lead={t('edition.leads.days')}>
      {fields.map(({ id }, position) => (
        <Box
          key={id}
          sx={{
            display: 'grid',
            gap: 3,
            gridTemplateColumns: {
              xs: 'minmax(0, 1fr) minmax(0, 1fr) auto',
              sm: 'minmax(0, 2fr) minmax(0, 1fr) minmax(0, 1fr) auto',
            },
            alignItems: 'start',
            '& > div:first-of-type': { gridColumn: { xs: '1 / -1', sm: 'auto' } },
          }}
        >
          <FormField {...bind(`days.${position}.date`)} required type="date" />
          <FormField {...bind(`days.${position}.opens`)} required code="text" />
          <FormField {...bind(`days.${position}.closes`)} required code="text" />
          {readOnly ? null : (
            <IconButton
              aria-label={t('edition.removeDay', { number: position + 1 })}
              disabled={fields.length === 1}
              onClick={() => {
                remove(position);
                document.getElementById(fieldId('days.0.date'))?.focus();
              }}
              sx={{ mt: 1.5 }}
            >
              <CloseIcon />
            </IconButton>
          )}
        </Box>
      ))}
      {!readOnly && (
        <Button
          variant="outlined"
          onClick={addDay}
          sx={{ justifySelf: 'start', alignSelf: 'start' }}
        >
          {t('edition.addDay')}
        </Button>
      )}
    </FormSection>
  );
}
