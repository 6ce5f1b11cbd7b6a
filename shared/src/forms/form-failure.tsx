import { Alert, AlertTitle } from '@mosta/shared/ui';
import { type ReactNode, useEffect, useRef } from 'react';

type FormFailureProps = {
  severity?: 'error' | 'info';
  title: string;
  /** What to do now; nothing is lost. */
  children?: ReactNode;
};

/** The API's error. Takes the focus, because the button that had it was disabled while sending. */
export function FormFailure({ severity = 'error', title, children }: FormFailureProps) {
  const box = useRef<HTMLDivElement>(null);
  useEffect(() => box.current?.focus(), []);
  return (
    <Alert severity={severity} role="alert" ref={box} tabIndex={-1}>
      <AlertTitle sx={children ? {} : { mb: 0 }}>{title}</AlertTitle>
      {children}
    </Alert>
  );
}
