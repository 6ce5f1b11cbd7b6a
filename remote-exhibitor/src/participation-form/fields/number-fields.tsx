import { isAlgeria } from '@mosta/shared/domain/company-number';
import { FieldRow } from '@mosta/shared/forms/form-field';
import { useEffect } from 'react';
import { useWatch } from 'react-hook-form';
import { CompanyNumberField } from '../../forms/company-number-field';
import type { ParticipationForm } from '../state/use-participation-form';

const RC = 'exhibitionCompany.rcNumero';
const NIF = 'exhibitionCompany.nifNumero';

/** The register and tax numbers that the company's country wants. */
export function NumberFields({ form, bind }: Pick<ParticipationForm, 'form' | 'bind'>) {
  const { control } = form;
  const algerian = isAlgeria(useWatch({ control, name: 'exhibitionCompany.pays' }));
  const rc = useWatch({ control, name: RC }) ?? '';
  const nif = useWatch({ control, name: NIF });

  const { isSubmitted } = form.formState;
  useEffect(() => {
    // another country wants other numbers
    if (isSubmitted) void form.trigger([RC, NIF]);
  }, [algerian, isSubmitted, form]);

  const put = (name: typeof RC | typeof NIF) => (number: string) =>
    form.setValue(name, number, { shouldDirty: true });

  return (
    <FieldRow>
      <CompanyNumberField
        {...bind(RC)}
        number="rc"
        algerian={algerian}
        value={rc}
        onNormalised={put(RC)}
      />
      <CompanyNumberField
        {...bind(NIF)}
        number="nif"
        algerian={algerian}
        value={nif}
        onNormalised={put(NIF)}
        onLeft={() => void form.trigger(NIF)}
      />
    </FieldRow>
  );
}
