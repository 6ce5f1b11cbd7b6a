import { formatFileSize } from '@mosta/shared/domain/format';
import { useLanguage, useTranslation } from '@mosta/shared/i18n';
import { EXHIBITOR_DOCUMENTS } from '@mosta/shared/schemas/document.schema';
import { useErrorText } from '@mosta/shared/shell';
import { Alert, Box, Button, TextField, Typography, visuallyHidden } from '@mosta/shared/ui';
import { NO_GAP } from '@mosta/shared/workspace/no-gap';
import { useUnsaved } from '@mosta/shared/workspace/unsaved-guard';
import { type FormEvent, type RefObject, useState } from 'react';
import type { ExhibitorDocumentKind } from '../participation.queries';
import { type FileProblem, problemOf } from './document-check';
import { DropArea } from './drop-area';
import { useDocumentUpload } from './use-document-upload';

type DocumentUploadProps = {
  participation: string;
  kind: ExhibitorDocumentKind;
  onKind: (kind: ExhibitorDocumentKind) => void;
  /** The button that opens the choice of a file. */
  button: RefObject<HTMLButtonElement | null>;
};

/** Chooses a kind and a PDF, looks at it before it leaves, and sends it; nothing chosen is lost by a failure. */
export function DocumentUpload({ participation, kind, onKind, button }: DocumentUploadProps) {
  const { t } = useTranslation('exhibitor');
  const language = useLanguage();
  const errorText = useErrorText();
  const [file, setFile] = useState<File | null>(null);
  const [problem, setProblem] = useState<FileProblem | 'missing' | null>(null);
  const [done, setDone] = useState('');
  const { state, send, cancel, reset } = useDocumentUpload(participation);
  const sending = state.step === 'sending';
  useUnsaved(file !== null);

  async function choose(chosen: File): Promise<void> {
    reset();
    setDone('');
    const found = await problemOf(chosen);
    setProblem(found);
    setFile(found === null ? chosen : null);
  }

  async function submit(event: FormEvent): Promise<void> {
    event.preventDefault();
    if (!file) {
      setProblem((before) => before ?? 'missing');
      button.current?.focus();
      return;
    }
    const { name } = file;
    if (!(await send(kind, file))) return;
    setFile(null);
    setDone(name);
  }

  return (
    <Box
      component="form"
      noValidate
      aria-label={t('participation.documents.upload.title')}
      onSubmit={(event: FormEvent) => void submit(event)}
      sx={{ display: 'grid', gap: 4, minInlineSize: 0, ...NO_GAP }}
    >
      <TextField
        select
        id="document-kind"
        label={t('participation.documents.upload.kind')}
        value={kind}
        disabled={sending}
        onChange={(event) => {
          const chosen = EXHIBITOR_DOCUMENTS.find((one) => one === event.target.value);
          if (chosen) onKind(chosen);
        }}
        slotProps={{ select: { native: true }, inputLabel: { shrink: true } }}
        sx={{ maxInlineSize: 420 }}
      >
        {EXHIBITOR_DOCUMENTS.map((one) => (
          <option key={one} value={one}>
            {t(`participation.documents.kinds.${one}`)}
          </option>
        ))}
      </TextField>
      <DropArea
        button={button}
        disabled={sending}
        wrong={problem !== null}
        describedBy="document-limit document-problem"
        chosen={file !== null}
        onFile={(chosen) => void choose(chosen)}
      >
        {file
          ? t('participation.documents.upload.chosen', {
              name: file.name,
              size: formatFileSize(language, file.size),
            })
          : t('participation.documents.upload.drop')}
      </DropArea>
      <div id="document-problem" role="alert">
        {problem && (
          <Typography variant="body2" sx={{ color: 'error.main' }}>
            {t(`participation.documents.upload.${problem}`)}
          </Typography>
        )}
      </div>
      {state.step === 'sending' && file && (
        <Progress
          label={t('participation.documents.upload.progress', { name: file.name })}
          percent={state.percent}
        />
      )}
      {state.step === 'failed' && file && (
        <Alert severity="error" role="alert">
          {t('participation.documents.upload.failed', {
            name: file.name,
            reason: errorText(state.error),
          })}
        </Alert>
      )}
      {state.step === 'canceled' && (
        <Alert severity="info" role="status">
          {t('participation.documents.upload.canceled')}
        </Alert>
      )}
      <div role="status">
        {done && (
          <Alert severity="success">
            {t('participation.documents.upload.done', { name: done })}
          </Alert>
        )}
      </div>
      <Box sx={{ display: 'flex', flexWrap: 'wrap', gap: 3 }}>
        <Button type="submit" variant="contained" loading={sending} loadingPosition="start">
          {t(`participation.documents.upload.${state.step === 'failed' ? 'retry' : 'send'}`)}
        </Button>
        {sending && (
          <Button variant="outlined" onClick={cancel}>
            {t('participation.documents.upload.cancel')}
          </Button>
        )}
      </Box>
    </Box>
  );
}

function Progress({ label, percent }: { label: string; percent: number }) {
  return (
    <Box sx={{ display: 'flex', alignItems: 'center', gap: 3 }}>
      <Box
        component="progress"
        aria-label={label}
        max={100}
        value={percent}
        sx={{
          flexGrow: 1,
          blockSize: 10,
          accentColor: 'var(--mui-palette-olive)',
        }}
      />
      <Box
        component="span"
        aria-hidden
        sx={{ fontVariantNumeric: 'tabular-nums', inlineSize: '3.2em', textAlign: 'end' }}
      >
        {percent} %
      </Box>
      <span role="status" style={visuallyHidden}>
        {label}
      </span>
    </Box>
  );
}
