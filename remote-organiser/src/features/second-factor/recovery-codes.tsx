import { useTranslation } from '@mosta/shared/i18n';
import { RADIUS } from '@mosta/shared/theme';
import { Alert, Box, Button, PlainList, Typography } from '@mosta/shared/ui';
import { useEffect, useRef, useState } from 'react';

type RecoveryCodesProps = { codes: readonly string[]; onDone: () => void };

/** The recovery codes, which are shown this once: to copy, to save, to print, and to put away. */
export function RecoveryCodes({ codes, onDone }: RecoveryCodesProps) {
  const { t } = useTranslation('organiser');
  const [said, setSaid] = useState<'copied' | 'notCopied' | null>(null);
  const heading = useRef<HTMLHeadingElement>(null);
  useEffect(() => heading.current?.focus(), []);

  async function copy(): Promise<void> {
    try {
      await navigator.clipboard.writeText(codes.join('\n'));
      setSaid('copied');
    } catch {
      // A browser may refuse the clipboard, or have none.
      setSaid('notCopied');
    }
  }

  return (
    <>
      <Typography variant="h5" component="h3" ref={heading} tabIndex={-1} sx={{ outline: 'none' }}>
        {t('secondFactor.codes.title')}
      </Typography>
      <Typography>{t('secondFactor.codes.text')}</Typography>
      <PlainList
        dir="ltr"
        aria-label={t('secondFactor.codes.title')}
        sx={{
          display: 'grid',
          gridTemplateColumns: 'repeat(auto-fill, minmax(220px, 1fr))',
          gap: 2,
          padding: 5,
          borderRadius: RADIUS.field,
          bgcolor: 'wheat',
          fontFamily: 'monospace',
          maxInlineSize: 560,
        }}
      >
        {codes.map((code) => (
          <li key={code}>{code}</li>
        ))}
      </PlainList>
      <Box role="status" sx={{ '&:empty': { display: 'none' } }}>
        {said && (
          <Alert severity={said === 'copied' ? 'success' : 'warning'} role="presentation">
            {t(`secondFactor.codes.${said}`)}
          </Alert>
        )}
      </Box>
      <Box sx={{ display: 'flex', flexWrap: 'wrap', gap: 3, displayPrint: 'none' }}>
        <Button variant="contained" onClick={onDone}>
          {t('secondFactor.codes.done')}
        </Button>
        <Button variant="outlined" onClick={() => void copy()}>
          {t('secondFactor.codes.copy')}
        </Button>
        <Button
          variant="outlined"
          component="a"
          href={`data:text/plain,${encodeURIComponent(codes.join('\n'))}`}
          download="mosta-expo-codes.txt"
        >
          {t('secondFactor.codes.save')}
        </Button>
        <Button variant="outlined" onClick={() => window.print()}>
          {t('secondFactor.codes.print')}
        </Button>
      </Box>
    </>
  );
}
