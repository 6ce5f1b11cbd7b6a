import { Box, Button, Dialog, DialogContent, Typography } from '@mosta/shared/ui';
import { useId } from 'react';

type ConfirmDialogProps = {
  open: boolean;
  title: string;
  text: string;
  /** The action to confirm. */
  confirm: string;
  /** Cancels; has the initial focus. */
  cancel: string;
  onConfirm: () => void;
  onCancel: () => void;
  busy?: boolean;
};

/** Asks for confirmation before something is lost. Escape and the backdrop cancel. */
export function ConfirmDialog(props: ConfirmDialogProps) {
  const { open, title, text, confirm, cancel, onConfirm, onCancel, busy = false } = props;
  const id = useId();
  return (
    <Dialog
      open={open}
      onClose={busy ? undefined : onCancel}
      role="alertdialog"
      aria-labelledby={`${id}-title`}
      aria-describedby={`${id}-text`}
    >
      <DialogContent sx={{ padding: { xs: 6, sm: 8 }, maxInlineSize: 520 }}>
        <Typography id={`${id}-title`} variant="h4" component="h2">
          {title}
        </Typography>
        <Typography id={`${id}-text`} sx={{ mt: 3 }}>
          {text}
        </Typography>
        <Box sx={{ display: 'flex', flexWrap: 'wrap', gap: 3, mt: 7 }}>
          <Button variant="contained" onClick={onCancel} disabled={busy} autoFocus>
            {cancel}
          </Button>
          <Button variant="outlined" onClick={onConfirm} loading={busy}>
            {confirm}
          </Button>
        </Box>
      </DialogContent>
    </Dialog>
  );
}
