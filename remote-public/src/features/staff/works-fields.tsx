import { FieldRow, FormField } from '@mosta/shared/forms/form-field';
import { useTranslation } from '@mosta/shared/i18n';
import { RADIUS } from '@mosta/shared/theme';
import { AddIcon, Box, Button, Typography } from '@mosta/shared/ui';
import { useRef } from 'react';
import { type Control, useFieldArray } from 'react-hook-form';
import { type Application, type ApplicationInput, EMPTY_WORK } from './application';
import type { Bind } from './use-application';

/** Name of the list in the form. */
const WORKS = 'professionalInformation.works';
const MOST = 50;

type WorksFieldsProps = {
  control: Control<ApplicationInput, unknown, Application>;
  bind: Bind;
};

/** Positions held so far; the first one stays, the later ones can be removed (specification, section 5). */
export function WorksFields({ control, bind }: WorksFieldsProps) {
  const { t } = useTranslation('public');
  const { fields, append, remove } = useFieldArray({ control, name: WORKS });
  const list = useRef<HTMLDivElement>(null);

  /** The button that had the focus goes: the heading of the position before it takes it. */
  function removeAt(index: number): void {
    list.current
      ?.querySelectorAll<HTMLElement>('h3')
      .item(index - 1)
      .focus();
    remove(index);
  }

  return (
    <Box ref={list} sx={{ display: 'contents' }}>
      {fields.map((field, index) => (
        <Box
          key={field.id}
          role="group"
          aria-labelledby={`work-${index}`}
          sx={{
            display: 'flex',
            flexDirection: 'column',
            gap: 5,
            padding: { xs: 4, sm: 6 },
            borderRadius: RADIUS.card,
            border: '1px solid',
            borderColor: 'line',
          }}
        >
          <Box sx={{ display: 'flex', alignItems: 'center', gap: 3, minBlockSize: 44 }}>
            <Typography
              id={`work-${index}`}
              variant="h6"
              component="h3"
              tabIndex={-1}
              sx={{ flexGrow: 1 }}
            >
              {t('staffForm.work', { number: index + 1 })}
            </Typography>
            {index > 0 && (
              <Button
                aria-label={t('staffForm.removeWorkNumber', { number: index + 1 })}
                onClick={() => removeAt(index)}
              >
                {t('staffForm.removeWork')}
              </Button>
            )}
          </Box>
          <FieldRow>
            <FormField
              {...bind(`${WORKS}.${index}.company`)}
              required
              autoComplete="organization"
            />
            <FormField
              {...bind(`${WORKS}.${index}.position`)}
              required
              autoComplete="organization-title"
            />
          </FieldRow>
          <FieldRow>
            <FormField {...bind(`${WORKS}.${index}.startDate`)} required type="date" />
            <FormField {...bind(`${WORKS}.${index}.endDate`)} type="date" />
          </FieldRow>
          <FormField {...bind(`${WORKS}.${index}.description`)} lines={2} />
        </Box>
      ))}
      {fields.length < MOST && (
        <Button
          variant="outlined"
          startIcon={<AddIcon />}
          onClick={() => append(EMPTY_WORK)}
          sx={{ alignSelf: 'flex-start' }}
        >
          {t('staffForm.addWork')}
        </Button>
      )}
    </Box>
  );
}
