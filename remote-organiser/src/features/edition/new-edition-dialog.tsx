import { valibotResolver } from '@hookform/resolvers/valibot';
import { FormFailure } from '@mosta/shared/forms/form-failure';
import { FieldRow, FormField } from '@mosta/shared/forms/form-field';
import { useFormSending } from '@mosta/shared/forms/use-form-sending';
import { useTranslation } from '@mosta/shared/i18n';
import { type OrganizerEdition, TAKEN_ALONG } from '@mosta/shared/schemas/organizer-edition.schema';
import { Box, Typography } from '@mosta/shared/ui';
import { useId } from 'react';
import { useForm } from 'react-hook-form';
import { CheckField } from '../../ui/check-field';
import { FormDialog } from '../../ui/form-dialog';
import { useSendingError } from '../../use-sending-error';
import { useSendingKey } from '../../use-sending-key';
import { useAddEdition, usePreviewEdition } from './edition.queries';
import { newEditionFormSchema, newEditionOf, proposedEdition } from './new-edition';
import { openSite } from './open-site';

type NewEditionDialogProps = {
  editions: readonly OrganizerEdition[];
  onMade: (id: string) => void;
  onClose: () => void;
};

/** Prepares a draft from an existing edition: what to take along, and when it is. Nobody sees it before it is shown. */
export function NewEditionDialog({ editions, onMade, onClose }: NewEditionDialogProps) {
  const { t } = useTranslation('organiser');
  const errorText = useSendingError();
  const id = useId();
  const { key } = useSendingKey();
  const { mutateAsync } = useAddEdition();
  const previewEdition = usePreviewEdition();
  const form = useForm({
    resolver: valibotResolver(newEditionFormSchema),
    defaultValues: proposedEdition(editions),
  });
  const { errors, isSubmitting } = form.formState;
  const { failure, submit } = useFormSending({
    form,
    fieldOf: (path) => (path === 'year' ? 'newYear' : path.startsWith('days') ? 'first' : path),
    send: async (wanted) => {
      const model = editions.find(({ _id }) => _id === wanted.from);
      if (!model) return;
      const { _id } = await mutateAsync(newEditionOf(wanted, model, key));
      if (wanted.preview) {
        await previewEdition.mutateAsync(_id);
        openSite();
      }
      onMade(_id);
      onClose();
    },
  });
  const field = (name: 'from' | 'newYear' | 'first' | 'count') => ({
    ...{ field: form.register(name), label: t(`edition.new.fields.${name}`), required: true },
    message: errors[name]
      ? t(
          errors[name].type === 'EDITION_YEAR_TAKEN'
            ? 'edition.problems.yearTaken'
            : `edition.new.problems.${name}`,
        )
      : '',
  });
  const explained = Object.keys(failure?.fields ?? {}).length > 0;
  return (
    <FormDialog
      id={id}
      title={t('edition.new.title')}
      confirm={t('edition.new.action')}
      sending={isSubmitting}
      onSubmit={submit}
      onClose={onClose}
    >
      <Typography>{t('edition.new.text')}</Typography>
      {failure && !explained && (
        <FormFailure title={t('edition.new.failed')}>{errorText(failure)}</FormFailure>
      )}
      <FormField
        {...field('from')}
        options={editions.map(({ _id, product, year }) => (
          <option key={_id} value={_id}>{`${product} ${year}`}</option>
        ))}
      />
      <FieldRow>
        <FormField {...field('newYear')} code="numeric" />
        <FormField {...field('count')} code="numeric" />
      </FieldRow>
      <FormField {...field('first')} type="date" hint={t('edition.new.hours')} />
      <Box role="group" aria-labelledby={`${id}-take`}>
        <Typography id={`${id}-take`} sx={{ fontWeight: 600 }}>
          {t('edition.new.take')}
        </Typography>
        <Box sx={{ display: 'grid', columnGap: 5, gridTemplateColumns: { sm: '1fr 1fr' } }}>
          {TAKEN_ALONG.map((choice) => (
            <CheckField
              key={choice}
              field={form.register(`take.${choice}`)}
              label={t(`edition.new.choices.${choice}`)}
            />
          ))}
        </Box>
        <Typography variant="body2" sx={{ mt: 1, color: 'text.secondary' }}>
          {t('edition.new.samples')}
        </Typography>
      </Box>
      <CheckField field={form.register('preview')} label={t('edition.preview.after')} />
    </FormDialog>
  );
}
