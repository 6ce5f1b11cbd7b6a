import { useTranslation } from '@mosta/shared/i18n';
import { Alert, AlertTitle, Box, MuiLink } from '@mosta/shared/ui';
import { useEffect, useRef } from 'react';
import { fieldId } from './account-field';

type ErrorSummaryProps = {
  /** Field names with their sentences, in the form's order. */
  problems: readonly { name: string; message: string }[];
  /** Changes with every attempt to send: the summary then takes the focus. */
  attempt: number;
};

/** What is to be corrected, above the form; each line leads to its field. */
export function ErrorSummary({ problems, attempt }: ErrorSummaryProps) {
  const { t } = useTranslation('exhibitor');
  const box = useRef<HTMLDivElement>(null);
  const shown = problems.length > 0;
  useEffect(() => {
    if (attempt > 0 && shown) box.current?.focus();
    // only an attempt moves the focus, not the correcting of a field
  }, [attempt]);
  if (!shown) return null;
  return (
    <Alert severity="error" role="alert" ref={box} tabIndex={-1}>
      <AlertTitle>{t('account.summary', { count: problems.length })}</AlertTitle>
      <Box component="ul" sx={{ margin: 0, paddingInlineStart: 5 }}>
        {problems.map(({ name, message }) => (
          <li key={name}>
            <MuiLink
              href={`#${fieldId(name).id}`}
              color="inherit"
              onClick={(event) => {
                event.preventDefault();
                document.getElementById(fieldId(name).id)?.focus();
              }}
            >
              {message}
            </MuiLink>
          </li>
        ))}
      </Box>
    </Alert>
  );
}
