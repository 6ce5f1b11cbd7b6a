import { useTranslation } from '@mosta/shared/i18n';
import { Box, Typography } from '@mosta/shared/ui';
import { AnswerPanel } from '@mosta/shared/workspace/scanner/answer-panel';
import { CameraScanner } from '@mosta/shared/workspace/scanner/camera-scanner';
import { CodeField } from '@mosta/shared/workspace/scanner/code-field';
import { LateNotices } from '@mosta/shared/workspace/scanner/late-notices';
import { useRef, useState } from 'react';
import { SCAN_LOOKS, type ScanWord } from './scan-words';
import { type ScanAnswer, type Told, useScanning } from './use-scanning';

/** Answers that a name alone explains. */
const NAMED: ReadonlySet<ScanWord> = new Set(['saved', 'known']);

/** Reads badges by camera, hand scanner or typed code, and says what became of each. */
export function ScanPart({ waiting }: { waiting: number }) {
  const { t } = useTranslation('exhibitor');
  const { show, told, forgetTold } = useScanning(waiting);
  const [last, setLast] = useState<ScanAnswer | null>(null);
  /** Badges are answered one after the other, in the order in which they were shown. */
  const line = useRef(Promise.resolve());

  function onCode(code: string): void {
    line.current = line.current.then(async () => setLast(await show(code)));
  }

  return (
    <Box sx={{ display: 'grid', gap: 4, minInlineSize: 0 }}>
      <AnswerPanel
        answer={last ? { key: String(last.key), look: SCAN_LOOKS[last.word] } : undefined}
      >
        {last ? <Answer answer={last} /> : <Typography>{t('contacts.scan.ready')}</Typography>}
      </AnswerPanel>
      <CameraScanner onCode={onCode} />
      <CodeField label={t('contacts.scan.code')} action={t('contacts.scan.take')} onCode={onCode} />
      <Synchronised told={told} onRead={forgetTold} />
    </Box>
  );
}

function Answer({ answer: { word, contact } }: { answer: ScanAnswer }) {
  const { t } = useTranslation('exhibitor');
  const person = contact?.person;
  return (
    <>
      <Typography variant="h3" component="p">
        {t(`contacts.scan.words.${word}`)}
      </Typography>
      {person && (
        <Typography sx={{ fontSize: 20, lineHeight: 1.3 }}>
          <bdi>{`${person.prenom} ${person.nom}`}</bdi>
          {person.company !== null && (
            <>
              {' · '}
              <bdi>{person.company}</bdi>
            </>
          )}
        </Typography>
      )}
      {!NAMED.has(word) && <Typography>{t(`contacts.scan.hints.${word}`)}</Typography>}
    </>
  );
}

/** What became of the scans that had waited for the network. */
function Synchronised({ told, onRead }: { told: Told; onRead: () => void }) {
  const { t } = useTranslation('exhibitor');
  return (
    <LateNotices
      severity="info"
      title={t('contacts.scan.told')}
      lines={Object.entries(told).map(([word, count]) => ({
        key: word,
        text: t('contacts.scan.counted', { word: t(`contacts.scan.words.${word}`), count }),
      }))}
      clear={t('contacts.scan.read')}
      onClear={onRead}
    />
  );
}
