import { cutOutline, shareBefore } from '@mosta/plan/drawing/cut-outline';
import { useLanguage, useTranslation } from '@mosta/shared/i18n';
import type { CutSide, StandOutline } from '@mosta/shared/schemas/stand-cut.schema';
import { Box, TextField, Typography } from '@mosta/shared/ui';
import { useId, useState } from 'react';
import { decimalText } from '../../amount';

type CutPlaceProps = {
  outline: StandOutline['outline'];
  side: CutSide;
  /** Of the first part. */
  share: number;
  /** Metres of a unit of the drawing; null where the size of the stand is not known. */
  scale: number | null;
  onChange: (share: number) => void;
};

/** Where a stand is cut in two: as a share of its area, and in metres along its side. */
export function CutPlace({ outline, side, share, scale, onChange }: CutPlaceProps) {
  const { t } = useTranslation('organiser');
  const language = useLanguage();
  const id = useId();
  const [end = 0] = cutOutline([outline], { side, shares: [share, 1 - share] }).ends;
  const percent = new Intl.NumberFormat(language, { style: 'percent', maximumFractionDigits: 0 });
  const metres = Math.round(100 * end * (scale ?? 0)) / 100;
  // What is being typed stays as it is until the field is left.
  const [typed, setTyped] = useState<string | null>(null);
  const type = (value: string) => {
    setTyped(value);
    const wanted = Number(value.trim().replace(',', '.') || Number.NaN);
    if (scale === null || !(wanted > 0)) return;
    const before = shareBefore([outline], side, wanted / scale);
    if (before > 0 && before < 1) onChange(before);
  };
  return (
    <Box
      sx={{ display: 'grid', gap: 4, gridTemplateColumns: { sm: '1fr 1fr' }, alignItems: 'center' }}
    >
      <Box sx={{ display: 'grid', gap: 1 }}>
        <Typography component="label" htmlFor={id} variant="body2">
          {t('stands.cut.share', { share: percent.format(share) })}
        </Typography>
        <Box
          component="input"
          id={id}
          type="range"
          // As the plan, which is never mirrored.
          dir="ltr"
          min={1}
          max={99}
          value={Math.round(100 * share)}
          aria-valuetext={
            scale === null
              ? percent.format(share)
              : `${percent.format(share)}, ${t('stands.cut.metres', { metres })}`
          }
          onChange={({ target }: { target: { value: string } }) =>
            onChange(Number(target.value) / 100)
          }
          sx={{ inlineSize: '100%', accentColor: 'var(--mui-palette-olive)', blockSize: 32 }}
        />
      </Box>
      {scale !== null && (
        <TextField
          label={t('stands.cut.place')}
          value={typed ?? decimalText(metres, language)}
          onChange={({ target }) => type(target.value)}
          onBlur={() => setTyped(null)}
          slotProps={{ htmlInput: { inputMode: 'decimal', dir: 'ltr' } }}
        />
      )}
    </Box>
  );
}
