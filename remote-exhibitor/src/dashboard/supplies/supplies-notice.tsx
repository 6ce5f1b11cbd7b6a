import { Alert } from '@mosta/shared/ui';
import { useEffect, useRef, useState } from 'react';

type Notice = { id: number; severity: 'success' | 'error'; text: string };

/** The latest notice, and a function that shows another. */
export function useNotice() {
  const [notice, setNotice] = useState<Notice | null>(null);
  const showNotice = (severity: Notice['severity'], text: string) =>
    setNotice((before) => ({ id: (before?.id ?? 0) + 1, severity, text }));
  return { notice, showNotice };
}

/** The outcome of an order. Takes the focus when it appears, since the button that was pressed is gone. */
export function SuppliesNotice({ notice }: { notice: Notice }) {
  const box = useRef<HTMLDivElement>(null);
  useEffect(() => box.current?.focus(), []);
  return (
    <Alert
      ref={box}
      role={notice.severity === 'error' ? 'alert' : 'status'}
      severity={notice.severity}
      tabIndex={-1}
      sx={{ mb: 5 }}
    >
      {notice.text}
    </Alert>
  );
}
