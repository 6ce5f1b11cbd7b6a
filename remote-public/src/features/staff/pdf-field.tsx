import { formatFileSize } from '@mosta/shared/domain/format';
import { fieldId } from '@mosta/shared/forms/form-field';
import { useLanguage, useTranslation } from '@mosta/shared/i18n';
import type { StaffFile } from '@mosta/shared/schemas/staff.schema';
import { RADIUS } from '@mosta/shared/theme';
import { Box, Button, CloseIcon, DescriptionIcon, IconButton, Typography } from '@mosta/shared/ui';
import { type ReactNode, useRef, useState } from 'react';
import { checkPdf, type PdfRefusal } from './pdf-check';

type PdfFieldProps = {
  name: StaffFile;
  file: File | null;
  required?: boolean;
  /** The error message, empty when there is none. */
  message: string;
  onChange: (file: File | null) => void;
};

type Refused = { name: string; why: PdfRefusal };

/** One PDF, chosen by a button or dropped; checked at once. */
export function PdfField({ name, file, required = false, message, onChange }: PdfFieldProps) {
  const { t } = useTranslation('public');
  const input = useRef<HTMLInputElement>(null);
  const button = useRef<HTMLButtonElement>(null);
  const latest = useRef<File>(null);
  const [refused, setRefused] = useState<Refused | null>(null);
  const id = fieldId(`files.${name}`);
  const label = t(`staffForm.files.${name}`);
  const error = refused ? t(`staffForm.refused.${refused.why}`, { name: refused.name }) : message;

  async function take(chosen: File | undefined): Promise<void> {
    if (!chosen) return;
    latest.current = chosen;
    const why = await checkPdf(chosen);
    // another file may have been chosen while this one was read
    if (latest.current !== chosen) return;
    setRefused(why ? { name: chosen.name, why } : null);
    if (!why) onChange(chosen);
  }

  function remove(): void {
    // the button that was pressed goes with the file
    button.current?.focus();
    onChange(null);
  }

  return (
    <DropZone wrong={error !== ''} onDrop={(dropped) => void take(dropped)}>
      <Box
        component="input"
        ref={input}
        type="file"
        accept=".pdf,application/pdf"
        hidden
        aria-label={label}
        onChange={({ currentTarget }) => {
          void take(currentTarget.files?.[0]);
          // allows choosing the same file again after a refusal
          currentTarget.value = '';
        }}
      />
      <Box sx={{ flexGrow: 1, minInlineSize: 0 }}>
        <Typography sx={{ fontWeight: 600 }}>
          {label}
          {required && <span aria-hidden> *</span>}
        </Typography>
        {file ? (
          <ChosenFile file={file} onRemove={remove} />
        ) : (
          <Typography variant="body2" sx={{ color: 'text.secondary' }}>
            {t(required ? 'staffForm.dropRequired' : 'staffForm.drop')}
          </Typography>
        )}
        {error !== '' && (
          <Typography
            id={`${id}-error`}
            role={refused ? 'alert' : undefined}
            variant="body2"
            sx={{ mt: 1, color: 'error.main' }}
          >
            {error}
          </Typography>
        )}
      </Box>
      <Button
        ref={button}
        id={id}
        variant="outlined"
        aria-label={t(file ? 'staffForm.replaceFile' : 'staffForm.chooseFile', { label })}
        aria-describedby={error === '' ? undefined : `${id}-error`}
        onClick={() => input.current?.click()}
        sx={{ flexShrink: 0 }}
      >
        {t(file ? 'staffForm.replace' : 'staffForm.choose')}
      </Button>
    </DropZone>
  );
}

function ChosenFile({ file, onRemove }: { file: File; onRemove: () => void }) {
  const { t } = useTranslation('public');
  const language = useLanguage();
  return (
    <Box sx={{ display: 'flex', alignItems: 'center', gap: 2, minInlineSize: 0 }}>
      <DescriptionIcon aria-hidden sx={{ color: 'olive' }} />
      <Typography noWrap sx={{ minInlineSize: 0 }}>
        <bdi>{file.name}</bdi>
      </Typography>
      <Typography variant="body2" sx={{ color: 'text.secondary', flexShrink: 0 }}>
        {formatFileSize(language, file.size)}
      </Typography>
      <IconButton aria-label={t('staffForm.removeFile', { name: file.name })} onClick={onRemove}>
        <CloseIcon />
      </IconButton>
    </Box>
  );
}

type DropZoneProps = {
  wrong: boolean;
  onDrop: (file: File | undefined) => void;
  children: ReactNode;
};

function DropZone({ wrong, onDrop, children }: DropZoneProps) {
  const [over, setOver] = useState(false);
  return (
    <Box
      onDragOver={(event) => {
        event.preventDefault();
        setOver(true);
      }}
      onDragLeave={() => setOver(false)}
      onDrop={(event) => {
        event.preventDefault();
        setOver(false);
        onDrop(event.dataTransfer.files[0]);
      }}
      sx={{
        display: 'flex',
        flexDirection: { xs: 'column', sm: 'row' },
        alignItems: { xs: 'stretch', sm: 'center' },
        gap: 4,
        padding: { xs: 4, sm: 5 },
        borderRadius: RADIUS.field,
        border: '1.5px dashed',
        borderColor: wrong ? 'error.main' : over ? 'olive' : 'muted',
        bgcolor: over ? 'wheat' : 'surface',
      }}
    >
      {children}
    </Box>
  );
}
