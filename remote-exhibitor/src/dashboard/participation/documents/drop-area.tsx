import { useTranslation } from '@mosta/shared/i18n';
import { RADIUS } from '@mosta/shared/theme';
import { Box, Button, DescriptionIcon, Typography } from '@mosta/shared/ui';
import { type DragEvent, type ReactNode, type RefObject, useRef, useState } from 'react';

type DropAreaProps = {
  button: RefObject<HTMLButtonElement | null>;
  disabled: boolean;
  wrong: boolean;
  describedBy: string;
  chosen: boolean;
  onFile: (file: File) => void;
  children: ReactNode;
};

/** Takes a PDF that is dropped; the button does the same for keyboards, phones and assistive technology. */
export function DropArea(props: DropAreaProps) {
  const { button, disabled, wrong, describedBy, chosen, onFile, children } = props;
  const { t } = useTranslation('exhibitor');
  const [over, setOver] = useState(false);
  const input = useRef<HTMLInputElement>(null);

  function take(files: FileList | null): void {
    const file = files?.item(0);
    if (file && !disabled) onFile(file);
  }
  function onDrag(event: DragEvent): void {
    event.preventDefault();
    setOver(!disabled);
  }

  return (
    <Box
      onDragOver={onDrag}
      onDragLeave={() => setOver(false)}
      onDrop={(event: DragEvent) => {
        event.preventDefault();
        setOver(false);
        take(event.dataTransfer.files);
      }}
      sx={{
        display: 'grid',
        justifyItems: 'start',
        gap: 3,
        padding: { xs: 5, sm: 6 },
        borderRadius: RADIUS.field,
        border: '2px dashed',
        borderColor: wrong ? 'error.main' : over ? 'olive' : 'line',
        bgcolor: over ? 'wheat' : 'transparent',
      }}
    >
      <Box sx={{ display: 'flex', gap: 3, alignItems: 'center', minInlineSize: 0 }}>
        <DescriptionIcon sx={{ color: 'olive' }} />
        <div>
          <Typography aria-live="polite" sx={{ overflowWrap: 'anywhere', fontWeight: 600 }}>
            {children}
          </Typography>
          <Typography id="document-limit" variant="body2" color="textSecondary">
            {t('participation.documents.upload.limit')}
          </Typography>
        </div>
      </Box>
      <Button
        ref={button}
        variant="outlined"
        disabled={disabled}
        aria-describedby={describedBy}
        onClick={() => input.current?.click()}
      >
        {t(`participation.documents.upload.${chosen ? 'change' : 'choose'}`)}
      </Button>
      <input
        ref={input}
        type="file"
        accept="application/pdf,.pdf"
        hidden
        aria-label={t('participation.documents.upload.choose')}
        onChange={(event) => {
          take(event.target.files);
          // the same file may be chosen again
          event.target.value = '';
        }}
      />
    </Box>
  );
}
