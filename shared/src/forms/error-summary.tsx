import { SHARED_NAMESPACE, useTranslation } from '@mosta/shared/i18n';
import { Alert, AlertTitle, Box, MuiLink } from '@mosta/shared/ui';
import { useEffect, useRef } from 'react';
import { fieldId } from './form-field';

export type FormProblem = { name: string; label: string; message: string };

type ErrorSummaryProps = {
  /** The problems, in the form's order. */
  problems: readonly FormProblem[];
  /** Changes with every attempt to send: the summary then takes the focus. */
  attempt: number;
  /** Text before the list, in place of the number of wrong fields. */
  lead?: string | undefined;
};

/** List of the problems above the form; each line links to its field. */
export function ErrorSummary({ problems, attempt, lead }: ErrorSummaryProps) {
  const { t } = useTranslation(SHARED_NAMESPACE);
  const box = useRef<HTMLDivElement>(null);
  const shown = problems.length > 0;
  /** The last attempt that moved the focus. */
  const reported = useRef(0);
  useEffect(() => {
    // only an attempt moves the focus, not a correction; the problems may be rendered after the attempt was counted
    if (!shown || attempt === reported.current) return;
    reported.current = attempt;
    box.current?.focus();
  }, [attempt, shown]);
  if (!shown) return null;
  return (
    <Alert severity="error" role="alert" ref={box} tabIndex={-1}>
      <AlertTitle>{t('forms.summary', { count: problems.length })}</AlertTitle>
      {lead}
      <Box component="ul" sx={{ margin: 0, paddingInlineStart: 5 }}>
        {problems.map(({ name, label, message }) => (
          <Box component="li" key={name} sx={{ paddingBlock: 1 }}>
            <MuiLink
              href={`#${fieldId(name)}`}
              color="inherit"
              onClick={(event) => {
                event.preventDefault();
                document.getElementById(fieldId(name))?.focus();
              }}
            >
              {t('forms.problem', { label, message })}
            </MuiLink>
          </Box>
        ))}
      </Box>
    </Alert>
  );
}
