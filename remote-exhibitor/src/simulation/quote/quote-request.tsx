import { FormFailure } from '@mosta/shared/forms/form-failure';
import { useTranslation } from '@mosta/shared/i18n';
import { toAppError } from '@mosta/shared/queries';
import { useErrorText } from '@mosta/shared/shell';
import { Alert, AlertTitle, Box, Button, MuiLink, Typography } from '@mosta/shared/ui';
import { useEffect, useRef } from 'react';
import { useCreateQuote } from './quote.queries';

export type QuoteProblem = { fieldId: string; label: string; message: string };

type QuoteRequestProps = {
  /** What prevents the quote, in the order of the page; shown after the first attempt. */
  problems: readonly QuoteProblem[];
  /** How often it was asked for in vain. */
  attempt: number;
  /** Counts an attempt that is in vain. */
  onRefused: () => void;
};

/** « Obtenir le devis », and what is still to be said before. */
export function QuoteRequest({ problems, attempt, onRefused }: QuoteRequestProps) {
  const { t } = useTranslation('exhibitor');
  const create = useCreateQuote();
  const errorText = useErrorText();

  function ask(): void {
    if (create.isPending) return;
    create.reset();
    if (problems.length > 0) onRefused();
    else create.mutate();
  }

  return (
    <Box sx={{ display: 'grid', gap: 5 }}>
      {attempt > 0 && <Problems problems={problems} attempt={attempt} />}
      {create.isError && (
        <FormFailure title={t('simulation.request.failed')}>
          {failureText(create.error)}
        </FormFailure>
      )}
      <Box sx={{ display: 'flex', flexWrap: 'wrap', alignItems: 'center', gap: 4 }}>
        <Button variant="contained" size="large" onClick={ask} loading={create.isPending}>
          {t('simulation.request.ask')}
        </Button>
        <Typography variant="body2" sx={{ color: 'text.secondary', flex: '1 1 260px' }}>
          {t('simulation.request.hint')}
        </Typography>
      </Box>
    </Box>
  );

  function failureText(error: unknown): string {
    const { code, message } = toAppError(error);
    if (code === 'NO_LONGER_OFFERED') return t('simulation.request.gone', { detail: message });
    if (code === 'PROMO_UNKNOWN') return t('simulation.promo.unknown');
    return errorText(error);
  }
}

type ProblemsProps = Pick<QuoteRequestProps, 'problems' | 'attempt'>;

/** Each line leads to its field. Takes the focus with every attempt. */
function Problems({ problems, attempt }: ProblemsProps) {
  const { t } = useTranslation('exhibitor');
  const box = useRef<HTMLDivElement>(null);
  useEffect(() => {
    if (attempt > 0) box.current?.focus();
  }, [attempt]);
  if (problems.length === 0) return null;
  return (
    <Alert severity="error" role="alert" ref={box} tabIndex={-1}>
      <AlertTitle>{t('simulation.request.problems')}</AlertTitle>
      <Box component="ul" sx={{ margin: 0, paddingInlineStart: 5 }}>
        {problems.map(({ fieldId, label, message }) => (
          <Box component="li" key={fieldId} sx={{ paddingBlock: 1 }}>
            <MuiLink
              href={`#${fieldId}`}
              color="inherit"
              onClick={(event) => {
                event.preventDefault();
                document.getElementById(fieldId)?.focus();
              }}
            >
              {t('simulation.request.problem', { label, message })}
            </MuiLink>
          </Box>
        ))}
      </Box>
    </Alert>
  );
}
