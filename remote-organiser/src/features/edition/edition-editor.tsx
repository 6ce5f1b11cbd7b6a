import { ErrorSummary } from '@mosta/shared/forms/error-summary';
import { FormFailure } from '@mosta/shared/forms/form-failure';
import { LeaveGuard } from '@mosta/shared/forms/leave-guard';
import { useFormSending } from '@mosta/shared/forms/use-form-sending';
import { useTranslation } from '@mosta/shared/i18n';
import { toAppError } from '@mosta/shared/queries';
import type { OrganizerEdition } from '@mosta/shared/schemas/organizer-edition.schema';
import { useErrorText } from '@mosta/shared/shell';
import { Alert, Box, Button } from '@mosta/shared/ui';
import { useEffect, useState } from 'react';
import { useForm } from 'react-hook-form';
import { useRights } from '../../use-rights';
import { DaysSection } from './days-section';
import { useChangeEdition } from './edition.queries';
import { EditionConflict } from './edition-conflict';
import * as sections from './edition-sections';
import { EditionSteps } from './edition-steps';
import { changedParts, editionResolver, fieldOf, valuesOf } from './edition-values';
import { SampleList } from './sample-list';
import { useEditionFields } from './use-edition-fields';

/** A colleague was faster. */
const CHANGED = 'EDITION_CHANGED';

/** Everything that the agency decides about an edition, in one form. What was typed stays until it is saved or given up. */
export function EditionEditor({ edition }: { edition: OrganizerEdition }) {
  const { t } = useTranslation('organiser');
  const errorText = useErrorText();
  const { mayWrite } = useRights();
  const { mutateAsync } = useChangeEdition();
  /** What the form was filled from; a colleague's change does not take the place of what is being typed. */
  const [base, setBase] = useState(edition);
  const [state, setState] = useState<'saved' | 'refused' | null>(null);
  const form = useForm({ resolver: editionResolver, defaultValues: valuesOf(edition) });
  const { isDirty, isSubmitting } = form.formState;
  const { bind, problems } = useEditionFields(form);
  const readOnly = edition.state === 'archived' || !mayWrite('edition');

  const { reset } = form;
  function take(from: OrganizerEdition, fill: (values: ReturnType<typeof valuesOf>) => void): void {
    setBase(from);
    fill(valuesOf(from));
  }
  useEffect(() => {
    if (isDirty || edition.version === base.version) return;
    setBase(edition);
    reset(valuesOf(edition));
  }, [edition, base.version, isDirty, reset]);

  const { attempt, failure, submit } = useFormSending({
    form,
    fieldOf: (path) => fieldOf(path, form.getValues()),
    send: async (content, _signal, renew) => {
      // after a refusal both versions were on the screen: the change is made on what there is now
      const { _id: id, version } = state === 'refused' ? edition : base;
      setState(null);
      const { _id, version: _version, state: _state, current, ...before } = base;
      try {
        const change = { version, ...changedParts(before, content) };
        take(await mutateAsync({ id, change }), renew);
        setState('saved');
      } catch (error) {
        if (toAppError(error).code === CHANGED) setState('refused');
        throw error;
      }
    },
  });
  const conflict = state === 'refused' && edition.version !== base.version;
  return (
    <>
      <EditionSteps edition={edition} unsaved={isDirty} />
      {(edition.current || edition.state === 'draft') && <SampleList edition={edition} />}
      <Box
        component="form"
        noValidate
        aria-label={t('edition.form', { name: `${edition.product} ${edition.year}` })}
        onSubmit={submit}
      >
        <LeaveGuard unsent={isDirty} parameters={['edition']}>
          {t('edition.unsaved')}
        </LeaveGuard>
        {conflict && (
          <EditionConflict
            before={base}
            now={edition}
            typed={form.getValues()}
            onDiscard={() => {
              setState(null);
              take(edition, reset);
            }}
          />
        )}
        {failure && !conflict && problems.length === 0 && (
          <FormFailure title={t('edition.failed')}>{errorText(failure)}</FormFailure>
        )}
        <ErrorSummary problems={problems} attempt={attempt} />
        <Box
          component="fieldset"
          disabled={readOnly}
          sx={{ border: 0, margin: 0, padding: 0, minInlineSize: 0 }}
        >
          <sections.PlaceSection bind={bind} />
          <DaysSection bind={bind} form={form} readOnly={readOnly} />
          <sections.WindowSection bind={bind} />
          <sections.PricesSection bind={bind} />
          <sections.TaxesSection bind={bind} rates={base.stampDuty.rates.length} />
          <sections.DeadlinesSection bind={bind} />
          <sections.BankSection bind={bind} />
          <sections.ContactSection bind={bind} />
          <sections.LegalSection bind={bind} />
        </Box>
        {!readOnly && (
          <Box
            sx={{
              position: 'sticky',
              insetBlockEnd: 0,
              zIndex: 1,
              display: 'flex',
              flexWrap: 'wrap',
              alignItems: 'center',
              gap: 4,
              paddingBlock: 4,
              borderBlockStart: '1px solid',
              borderColor: 'line',
              bgcolor: 'paper',
            }}
          >
            <Button type="submit" variant="contained" loading={isSubmitting}>
              {t(conflict ? 'edition.saveAnyway' : 'common.save')}
            </Button>
            {isDirty && (
              <Button
                variant="outlined"
                onClick={() => take(edition, reset)}
                disabled={isSubmitting}
              >
                {t('edition.giveUp')}
              </Button>
            )}
            <Box role="status">
              {state === 'saved' && !isDirty && (
                <Alert severity="success" role="presentation" sx={{ paddingBlock: 0 }}>
                  {t('edition.saved')}
                </Alert>
              )}
            </Box>
          </Box>
        )}
      </Box>
    </>
  );
}
