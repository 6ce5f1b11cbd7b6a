import { useTranslation } from '@mosta/shared/i18n';
import { toAppError } from '@mosta/shared/queries';
import type {
  StatementLayout,
  StatementPreview,
  StatementTaken,
} from '@mosta/shared/schemas/bank.schema';
import { STATEMENT_FILE_LIMIT } from '@mosta/shared/schemas/bank.schema';
import { useErrorText } from '@mosta/shared/shell';
import { Alert, Box, Button, Typography } from '@mosta/shared/ui';
import { useRef, useState } from 'react';
import { ChoiceField } from '../../ui/choice-field';
import { useStatementPreview, useTakeStatement } from './bank.queries';
import { StatementColumnsFields } from './statement-columns';
import { StatementCountsText, StatementErrors } from './statement-counts';
import { StatementLines } from './statement-lines';

const START: StatementLayout = { currency: 'DZD', columns: null, order: null };

/** Reads a file of the bank, shows what it would bring, and takes it once that is confirmed. */
export function StatementImport() {
  const { t } = useTranslation('organiser');
  const errorText = useErrorText();
  const input = useRef<HTMLInputElement>(null);
  const [file, setFile] = useState<File | null>(null);
  const [layout, setLayout] = useState(START);
  const [preview, setPreview] = useState<StatementPreview | null>(null);
  const [taken, setTaken] = useState<StatementTaken | null>(null);
  const [heavy, setHeavy] = useState(false);
  const looking = useStatementPreview();
  const taking = useTakeStatement();
  const error = looking.error ?? taking.error;

  function look(chosen: File, how: StatementLayout): void {
    setFile(chosen);
    setLayout(how);
    setTaken(null);
    taking.reset();
    looking.mutate({ file: chosen, layout: how }, { onSuccess: setPreview });
  }
  function choose(chosen: File | undefined): void {
    if (!chosen) return;
    setHeavy(chosen.size > STATEMENT_FILE_LIMIT);
    setPreview(null);
    if (chosen.size <= STATEMENT_FILE_LIMIT)
      look(chosen, { ...layout, columns: null, order: null });
  }
  function leave(): void {
    setFile(null);
    setPreview(null);
    looking.reset();
    taking.reset();
  }
  function take(): void {
    if (!file) return;
    taking.mutate(
      { file, layout },
      {
        onSuccess: (done) => {
          leave();
          setTaken(done);
        },
      },
    );
  }
  const fresh = preview?.counts.fresh ?? 0;
  return (
    <Box
      component="section"
      aria-label={t('bank.import.title')}
      sx={{ display: 'grid', gridTemplateColumns: 'minmax(0, 1fr)', gap: 5, mb: 8 }}
    >
      <Typography sx={{ maxInlineSize: '42em' }}>{t('bank.import.text')}</Typography>
      <Box sx={{ display: 'flex', flexWrap: 'wrap', alignItems: 'center', gap: 4 }}>
        <Box sx={{ inlineSize: 200 }}>
          <ChoiceField
            label={t('bank.import.currency')}
            all={t('bank.import.DZD')}
            value={layout.currency === 'EUR' ? 'EUR' : null}
            options={[{ value: 'EUR', label: t('bank.import.EUR') }]}
            onChange={(chosen) => {
              const how = { ...layout, currency: chosen ?? ('DZD' as const) };
              if (file) look(file, how);
              else setLayout(how);
            }}
          />
        </Box>
        <Button
          variant={preview ? 'outlined' : 'contained'}
          loading={looking.isPending}
          onClick={() => input.current?.click()}
        >
          {t(`bank.import.${file ? 'other' : 'choose'}`)}
        </Button>
        <input
          ref={input}
          type="file"
          accept=".csv,.txt,text/csv,text/plain"
          hidden
          aria-label={t('bank.import.choose')}
          onChange={({ target }) => {
            choose(target.files?.item(0) ?? undefined);
            // the same file may be chosen again
            target.value = '';
          }}
        />
        {file && <bdi>{file.name}</bdi>}
      </Box>
      {(heavy || error) && (
        <Alert severity="error" role="alert">
          {heavy
            ? t('bank.import.heavy')
            : t('bank.import.failed', {
                reason:
                  toAppError(error).code === 'INVALID_INPUT'
                    ? t('bank.import.text')
                    : errorText(error),
              })}
        </Alert>
      )}
      <Box role="status" sx={{ display: 'grid', gap: 3 }}>
        {taken && (
          <Alert severity={taken.counts.wrong > 0 ? 'warning' : 'success'} role="presentation">
            <StatementCountsText counts={taken.counts} done />
          </Alert>
        )}
        {preview && !preview.incomplete && (
          <Alert severity="info" role="presentation">
            <StatementCountsText counts={preview.counts} done={false} />
          </Alert>
        )}
      </Box>
      {taken && <StatementErrors errors={taken.errors} total={taken.counts.wrong} />}
      {file && preview && (
        <>
          <StatementColumnsFields
            preview={preview}
            disabled={looking.isPending || taking.isPending}
            onChange={(columns, order) => look(file, { ...layout, columns, order })}
          />
          <StatementErrors errors={preview.errors} total={preview.counts.wrong} />
          {preview.lines.length > 0 && <StatementLines preview={preview} />}
          <Box sx={{ display: 'flex', flexWrap: 'wrap', gap: 3 }}>
            <Button variant="outlined" disabled={taking.isPending} onClick={leave}>
              {t('common.cancel')}
            </Button>
            <Button
              variant="contained"
              loading={taking.isPending}
              disabled={preview.incomplete || fresh === 0 || looking.isPending}
              onClick={take}
            >
              {t('bank.import.take', { count: fresh })}
            </Button>
          </Box>
        </>
      )}
    </Box>
  );
}
