import { useTranslation } from '@mosta/shared/i18n';
import { saveBlob, useEdition } from '@mosta/shared/queries';
import { Box, Button, PrintIcon, Typography } from '@mosta/shared/ui';
import { useId } from 'react';
import { NEEDS_SCRIPTS } from '../plan-layout';
import type { PrintedPlan } from './print-portal';
import { usePrintedSheet } from './use-printed-sheet';

/** Buttons that put the plan on paper or into a file. The browser's own printing gives the same sheet. */
export function PlanExports(printed: PrintedPlan) {
  const edition = useEdition();
  const { t } = useTranslation('floorplan');
  const hintId = useId();
  const { sheet, print, save, failed } = usePrintedSheet(printed);
  const nameOf = (ending: string) => `${t('print.file')}-${edition.year}.${ending}`;
  return (
    <Box
      role="group"
      aria-label={t('print.label')}
      aria-describedby={hintId}
      sx={{ mt: 5, ...NEEDS_SCRIPTS }}
    >
      <Box sx={{ display: 'flex', flexWrap: 'wrap', gap: 2 }}>
        <Button variant="outlined" size="small" startIcon={<PrintIcon />} onClick={print}>
          {t('print.print')}
        </Button>
        <Button
          variant="outlined"
          size="small"
          onClick={() =>
            save(async ({ svgFile }, drawing) => saveBlob(await svgFile(drawing), nameOf('svg')))
          }
        >
          {t('print.svg')}
        </Button>
        <Button
          variant="outlined"
          size="small"
          onClick={() =>
            save(async ({ pngFile }, drawing) => saveBlob(await pngFile(drawing), nameOf('png')))
          }
        >
          {t('print.png')}
        </Button>
        <Button variant="outlined" size="small" onClick={print}>
          {t('print.pdf')}
        </Button>
      </Box>
      <Typography id={hintId} variant="body2" sx={{ color: 'muted', mt: 2 }}>
        {t('print.hint')}
      </Typography>
      {failed && (
        <Typography role="alert" variant="body2" sx={{ mt: 2 }}>
          {t('print.failed')}
        </Typography>
      )}
      {sheet}
    </Box>
  );
}
