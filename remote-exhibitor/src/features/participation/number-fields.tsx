import { isAlgeria, normaliseNif, normaliseRc } from '@mosta/shared/domain/company-number';
import { FieldRow, FormField } from '@mosta/shared/forms/form-field';
import { useTranslation } from '@mosta/shared/i18n';
import { Box } from '@mosta/shared/ui';
import { type ReactNode, useEffect, useState } from 'react';
import { useWatch } from 'react-hook-form';
import { NumberHelp } from './number-help';
import type { ParticipationForm } from './use-participation-form';

const RC = 'exhibitionCompany.rcNumero';
const NIF = 'exhibitionCompany.nifNumero';

/**
 * The register and tax numbers that the company's country wants (decision: Accounts and calls, RC and NIF). Once a
 * number is left it gets its one spelling; a doubtful register number is told of and taken.
 */
export function NumberFields({ form, bind }: Pick<ParticipationForm, 'form' | 'bind'>) {
  const { t } = useTranslation('exhibitor');
  const algerian = isAlgeria(useWatch({ control: form.control, name: 'exhibitionCompany.pays' }));
  const rc = useWatch({ control: form.control, name: RC }) ?? '';
  const [leftRc, setLeftRc] = useState(rc);
  const { field: rcField, ...rcRest } = bind(RC);
  const { field: nifField, ...nifRest } = bind(NIF);
  const doubtful = algerian && rc !== '' && rc === leftRc && normaliseRc(rc).doubtful;

  const { isSubmitted } = form.formState;
  useEffect(() => {
    // another country wants other numbers
    if (isSubmitted) void form.trigger([RC, NIF]);
  }, [algerian, isSubmitted, form]);

  function leaveRc(): void {
    const typed = (form.getValues(RC) ?? '').trim();
    const { number, doubtful: unusual } = normaliseRc(typed);
    const kept = algerian && typed !== '' && !unusual ? number : typed;
    setLeftRc(kept);
    if (kept !== form.getValues(RC)) form.setValue(RC, kept, { shouldDirty: true });
  }

  function leaveNif(): void {
    const typed = form.getValues(NIF);
    const number = algerian ? normaliseNif(typed) : null;
    if (number !== null && number !== typed) form.setValue(NIF, number, { shouldDirty: true });
    // told while one is still at it, and not only after the whole form
    if (typed.trim() !== '') void form.trigger(NIF);
  }

  return (
    <FieldRow>
      <WithHelp help={algerian && <NumberHelp number="rc" />}>
        <FormField
          {...rcRest}
          {...(algerian ? {} : { label: t('participation.foreign.rc') })}
          field={{
            ...rcField,
            onBlur: (event) => {
              leaveRc();
              return rcField.onBlur(event);
            },
          }}
          required={algerian}
          code="text"
          hint={t(`participation.${algerian ? 'hints' : 'foreign'}.rcHint`)}
          notice={doubtful ? t('participation.doubtful') : ''}
        />
      </WithHelp>
      <WithHelp help={algerian && <NumberHelp number="nif" />}>
        <FormField
          {...nifRest}
          {...(algerian ? {} : { label: t('participation.foreign.nif') })}
          field={{
            ...nifField,
            onBlur: (event) => {
              leaveNif();
              return nifField.onBlur(event);
            },
          }}
          required
          code={algerian ? 'numeric' : 'text'}
          hint={t(`participation.${algerian ? 'hints' : 'foreign'}.nifHint`)}
        />
      </WithHelp>
    </FieldRow>
  );
}

function WithHelp({ help, children }: { help: ReactNode; children: ReactNode }) {
  return (
    <Box sx={{ display: 'flex', flexDirection: 'column', gap: 2, minInlineSize: 0 }}>
      {children}
      {help}
    </Box>
  );
}
