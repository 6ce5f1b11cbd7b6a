import { Alert, AlertTitle, Box, Button, PlainList } from '@mosta/shared/ui';

type LateNoticesProps = {
  severity: 'info' | 'warning';
  title: string;
  lines: readonly { key: string; text: string }[];
  /** Of the button that puts them away. */
  clear: string;
  onClear: () => void;
};

/** What the service said, once it was told, of badges that this device had read alone; nothing while there is none. */
export function LateNotices({ severity, title, lines, clear, onClear }: LateNoticesProps) {
  return (
    // Empty it takes no place, and is there to be announced once it is filled.
    <Box role="status" sx={{ '&:empty': { position: 'absolute' } }}>
      {lines.length > 0 && (
        <Alert
          severity={severity}
          role="presentation"
          action={
            <Button color="inherit" size="small" onClick={onClear}>
              {clear}
            </Button>
          }
        >
          <AlertTitle>{title}</AlertTitle>
          <PlainList>
            {lines.map(({ key, text }) => (
              <li key={key}>{text}</li>
            ))}
          </PlainList>
        </Alert>
      )}
    </Box>
  );
}
