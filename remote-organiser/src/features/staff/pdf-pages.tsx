import { useTranslation } from '@mosta/shared/i18n';
import { Alert, Box, LoadingState, visuallyHidden } from '@mosta/shared/ui';
import { useEffect, useState } from 'react';
import type { OpenPdf } from './pdf-reader';

/** Pages that are drawn; whoever wants more of a file saves it. */
const MOST_PAGES = 30;

type PdfPagesProps = { bytes: ArrayBuffer; title: string };

/** The pages of a PDF, each as wide as there is room; its text is there for those who do not see it. */
export function PdfPages({ bytes, title }: PdfPagesProps) {
  const { t } = useTranslation('organiser');
  const [pdf, setPdf] = useState<OpenPdf | 'failed' | null>(null);
  useEffect(() => {
    const opening = import(/* webpackChunkName: "pdf" */ './pdf-reader').then(({ openPdf }) =>
      openPdf(bytes),
    );
    let left = false;
    opening.then(
      (opened) => !left && setPdf(opened),
      () => !left && setPdf('failed'),
    );
    return () => {
      left = true;
      opening.then(
        (opened) => opened.close(),
        () => undefined,
      );
    };
  }, [bytes]);
  if (pdf === null) return <LoadingState label={t('staff.loadingFile')} />;
  if (pdf === 'failed') return <Alert severity="warning">{t('staff.unreadable')}</Alert>;
  const shown = Math.min(pdf.pages, MOST_PAGES);
  return (
    <Box sx={{ display: 'grid', gap: 3 }}>
      {Array.from({ length: shown }, (_, index) => (
        <PdfPage
          key={`page ${index + 1}`}
          pdf={pdf}
          number={index + 1}
          label={t('staff.page', { title, number: index + 1, of: pdf.pages })}
        />
      ))}
      {pdf.pages > shown && <Alert severity="info">{t('staff.morePages', { count: shown })}</Alert>}
    </Box>
  );
}

type PdfPageProps = { pdf: OpenPdf; number: number; label: string };

function PdfPage({ pdf, number, label }: PdfPageProps) {
  const { t } = useTranslation('organiser');
  const [canvas, setCanvas] = useState<HTMLCanvasElement | null>(null);
  const [text, setText] = useState<string | null>(null);
  const [failed, setFailed] = useState(false);
  useEffect(() => {
    if (!canvas) return undefined;
    const leaving = new AbortController();
    const { signal } = leaving;
    pdf.draw(number, canvas, signal).then(
      (read) => !signal.aborted && setText(read),
      () => !signal.aborted && setFailed(true),
    );
    return () => leaving.abort();
  }, [pdf, number, canvas]);
  if (failed) return <Alert severity="warning">{t('staff.unreadable')}</Alert>;
  return (
    <div>
      <Box
        component="canvas"
        ref={setCanvas}
        role="img"
        aria-label={label}
        aria-busy={text === null}
        sx={{ display: 'block', inlineSize: '100%', bgcolor: 'common.white' }}
      />
      <Box sx={visuallyHidden} dir="auto">
        {text}
      </Box>
    </div>
  );
}
