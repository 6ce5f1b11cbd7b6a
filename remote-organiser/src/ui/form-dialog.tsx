import { useTranslation } from '@mosta/shared/i18n';
import { Box, Button, Dialog, DialogContent, Typography } from '@mosta/shared/ui';
import type { FormEventHandler, ReactNode } from 'react';

type FormDialogProps = {
  /** Of the title, which names dialog and form. */
  id: string;
  title: string;
  /** Left out where there is nothing to confirm any more. */
  confirm?: string | undefined;
  /** Of the button that leads back, where nothing is called off any more. */
  close?: string | undefined;
  sending: boolean;
  onSubmit: FormEventHandler;
  onClose: () => void;
  children: ReactNode;
};

/** A press beside a dialog leaves it open: what is typed in it would be lost. */
export const unlessBeside =
  (onClose: () => void) =>
  (_event: unknown, reason: string): void => {
    if (reason !== 'backdropClick') onClose();
  };

/** A form over the page, with its two buttons. */
export function FormDialog(props: FormDialogProps) {
  const { id, title, confirm, close, sending, onSubmit, onClose, children } = props;
  const { t } = useTranslation('organiser');
  return (
    <Dialog
      open
      onClose={sending ? undefined : unlessBeside(onClose)}
      fullWidth
      maxWidth="sm"
      aria-labelledby={id}
    >
      <DialogContent sx={{ padding: { xs: 6, sm: 8 } }}>
        <Box
          component="form"
          noValidate
          aria-labelledby={id}
          onSubmit={onSubmit}
          sx={{ display: 'grid', gap: 5 }}
        >
          <Typography id={id} variant="h4" component="h2">
            {title}
          </Typography>
          {children}
          <Box sx={{ display: 'flex', flexWrap: 'wrap', gap: 3 }}>
            <Button variant="outlined" onClick={onClose} disabled={sending}>
              {close ?? t(confirm === undefined ? 'common.close' : 'common.cancel')}
            </Button>
            {confirm !== undefined && (
              <Button type="submit" variant="contained" loading={sending}>
                {confirm}
              </Button>
            )}
          </Box>
        </Box>
      </DialogContent>
    </Dialog>
  );
}
