import { FormFailure } from '@mosta/shared/forms/form-failure';
import { FieldRow, FormField } from '@mosta/shared/forms/form-field';
import { useFormSending } from '@mosta/shared/forms/use-form-sending';
import { useTranslation } from '@mosta/shared/i18n';
import type { OrganizerPromo, PromoContent } from '@mosta/shared/schemas/organizer-promo.schema';
import { useErrorText } from '@mosta/shared/shell';
import { useId, useState } from 'react';
import { type UseFormReturn, useForm, useWatch } from 'react-hook-form';
import { FormDialog } from '../../ui/form-dialog';
import { useSendingKey } from '../../use-sending-key';
import { useSavePromo } from './promo.queries';
import { PromoConflict } from './promo-conflict';
import {
  DISCOUNT_KINDS,
  fieldOf,
  NO_PROMO,
  type PromoValues,
  promoResolver,
  valuesOf,
} from './promo-values';
import { usePromoProblem } from './use-promo-problem';

/** Somebody else was faster. */
const CHANGED = 'PROMO_CHANGED';

type PromoDialogProps = {
  /** As it was when the dialog was opened, and as it is; null for a new code. */
  seen: OrganizerPromo | null;
  now: OrganizerPromo | null;
  onDone: (saved: OrganizerPromo) => void;
  onClose: () => void;
};

/** Writes a code: what was typed stays after a failure, and both versions are shown where a colleague was faster. */
export function PromoDialog({ seen, now, onDone, onClose }: PromoDialogProps) {
  const { t } = useTranslation('organiser');
  const errorText = useErrorText();
  const id = useId();
  const { key } = useSendingKey();
  const [base, setBase] = useState(seen);
  const { mutateAsync } = useSavePromo();
  const form = useForm<PromoValues, unknown, PromoContent>({
    resolver: promoResolver,
    defaultValues: seen ? valuesOf(seen.promo) : NO_PROMO,
  });
  const { failure, atFields, submit } = useFormSending({
    form,
    fieldOf,
    send: async (promo) => {
      // After a refusal both versions were on the screen: this one is to take the place of what there is now.
      const read = failure?.code === CHANGED ? now : base;
      const to = read ? { id: read._id, version: read.version } : { key };
      onDone(await mutateAsync({ promo, to }));
      onClose();
    },
  });
  const conflict = failure?.code === CHANGED && now !== null && now.version !== base?.version;

  function take(promo: OrganizerPromo): void {
    setBase(promo);
    form.reset(valuesOf(promo.promo));
  }

  return (
    <FormDialog
      id={id}
      title={seen ? t('promo.change.title', { code: seen.promo.code }) : t('promo.new.title')}
      confirm={t(seen ? 'common.save' : 'promo.new.action')}
      sending={form.formState.isSubmitting}
      onSubmit={submit}
      onClose={onClose}
    >
      {conflict ? (
        <PromoConflict now={now.promo} typed={form.getValues()} onTake={() => take(now)} />
      ) : (
        failure &&
        !atFields && <FormFailure title={t('promo.notSaved')}>{errorText(failure)}</FormFailure>
      )}
      <PromoFields form={form} isUsed={(now?.uses ?? 0) > 0} />
    </FormDialog>
  );
}

type PromoFieldsProps = {
  form: UseFormReturn<PromoValues, unknown, PromoContent>;
  /** Quotes have the code: it keeps its name. */
  isUsed: boolean;
};

function PromoFields({ form, isUsed }: PromoFieldsProps) {
  const { t } = useTranslation('organiser');
  const problemOf = usePromoProblem();
  const kind = useWatch({ control: form.control, name: 'kind' });
  const field = (name: keyof PromoValues) => ({
    ...{ field: form.register(name), label: t(`promo.fields.${name}`) },
    message: problemOf(name, form.formState.errors[name], kind),
  });
  return (
    <>
      <FormField
        {...field('code')}
        code="text"
        required
        readOnly={isUsed}
        hint={t(isUsed ? 'promo.hints.used' : 'promo.hints.code')}
      />
      <FieldRow>
        <FormField
          {...field('kind')}
          required
          options={DISCOUNT_KINDS.map((one) => (
            <option key={one} value={one}>
              {t(`promo.kinds.${one}`)}
            </option>
          ))}
        />
        <FormField {...field('value')} code="text" required hint={t(`promo.hints.${kind}`)} />
      </FieldRow>
      <FieldRow>
        <FormField {...field('from')} type="date" hint={t('promo.hints.days')} />
        <FormField {...field('until')} type="date" hint={t('promo.hints.until')} />
      </FieldRow>
      <FormField {...field('maxUses')} code="numeric" hint={t('promo.hints.maxUses')} />
    </>
  );
}
