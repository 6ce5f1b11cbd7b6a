import Alert from '@mui/material/Alert';
import AlertTitle from '@mui/material/AlertTitle';
import Button from '@mui/material/Button';
import type { ReactNode } from 'react';
import { useUiTexts } from '../use-ui-texts';

type ErrorStateProps = {
  /** What happened. */
  title: ReactNode;
  /** That nothing is lost, and what to do. */
  children?: ReactNode;
  /** Offers "Réessayer". */
  onRetry?: () => void;
  /** The retry is under way. */
  retrying?: boolean;
};

/** Shown in place of content that could not be loaded. */
export function ErrorState({ title, children, onRetry, retrying = false }: ErrorStateProps) {
  const texts = useUiTexts();
  return (
    <Alert
      severity="error"
      action={
        onRetry && (
          <Button
            color="inherit"
            variant="outlined"
            size="small"
            onClick={onRetry}
            loading={retrying}
          >
            {texts.retry}
          </Button>
        )
      }
      sx={{ paddingBlock: 3, paddingInline: 5, flexWrap: 'wrap' }}
    >
      <AlertTitle sx={{ fontWeight: 650, mb: children ? 1 : 0 }}>{title}</AlertTitle>
      {children}
    </Alert>
  );
}
