import { cutOutline } from '@mosta/plan/drawing/cut-outline';
import { boundsOf } from '@mosta/plan/drawing/flatten';
import type { MeasuredPart } from '@mosta/shared/domain/cut-stand';
import { useTranslation } from '@mosta/shared/i18n';
import type { CutSide, StandOutline } from '@mosta/shared/schemas/stand-cut.schema';
import { Box, PlainList, Typography } from '@mosta/shared/ui';
import { useFigures } from './use-figures';

type CutPreviewProps = {
  outline: StandOutline['outline'];
  side: CutSide;
  shares: readonly number[];
  parts: readonly (MeasuredPart & { code: string })[];
  priced: 'rule' | 'share';
  /** Metres of a unit of the drawing; null where the size of the stand is not known. */
  scale: number | null;
};

/** The parts of a stand as the plan would show them, with area and price of each. */
export function CutPreview({ outline, side, shares, parts, priced, scale }: CutPreviewProps) {
  const { t } = useTranslation('organiser');
  const figuresOf = useFigures();
  const { parts: pieces, ends, across } = cutOutline([outline], { side, shares });
  const widths = ends.map((end, index) => end - (ends[index - 1] ?? 0));
  return (
    <Box sx={{ display: 'grid', gap: 3 }}>
      <Picture outline={outline} pieces={pieces} codes={parts.map(({ code }) => code)} />
      <Box role="status">
        <Typography variant="body2">
          {t(`stands.cut.order.${across ? 'across' : 'down'}`)}
        </Typography>
        <PlainList>
          {parts.map((part, index) => (
            <li key={index}>
              <strong>
                <bdi>{part.code}</bdi>
              </strong>{' '}
              <bdi>
                {[
                  ...figuresOf(part),
                  ...(scale === null
                    ? []
                    : [
                        t('stands.cut.metres', {
                          metres: (widths[index] ?? 0) * scale,
                        }),
                      ]),
                ].join(' · ')}
              </bdi>
            </li>
          ))}
        </PlainList>
        <Typography variant="body2" sx={{ color: 'muted' }}>
          {t(`stands.cut.priced.${priced}`)}
        </Typography>
      </Box>
    </Box>
  );
}

type PictureProps = {
  outline: StandOutline['outline'];
  pieces: ReturnType<typeof cutOutline>['parts'];
  codes: readonly string[];
};

/** What the list beside it says in words; as the plan, it is never mirrored. */
function Picture({ outline, pieces, codes }: PictureProps) {
  const { minX, minY, maxX, maxY } = boundsOf([outline]);
  const [width, height] = [maxX - minX, maxY - minY];
  const edge = 0.03 * Math.max(width, height);
  return (
    <Box
      component="svg"
      viewBox={[minX - edge, minY - edge, width + 2 * edge, height + 2 * edge].join(' ')}
      aria-hidden="true"
      sx={{
        ...{ inlineSize: '100%', maxBlockSize: 200, display: 'block' },
        '& path': { fill: 'var(--mui-palette-wheat)', stroke: 'var(--mui-palette-olive)' },
        '& text': { fill: 'var(--mui-palette-ink)', fontWeight: 600 },
      }}
    >
      {pieces.map((rings, index) => {
        const bounds = boundsOf(rings);
        const code = codes[index] ?? '';
        const room = (bounds.maxX - bounds.minX) / Math.max(4, code.length);
        return (
          <g key={index}>
            <path
              d={rings.map((ring) => `M${ring.join('L')}z`).join('')}
              strokeWidth={edge / 3}
              strokeLinejoin="round"
            />
            <text
              x={(bounds.minX + bounds.maxX) / 2}
              y={(bounds.minY + bounds.maxY) / 2}
              fontSize={Math.min(1.4 * room, 0.4 * (bounds.maxY - bounds.minY), height / 5)}
              textAnchor="middle"
              dominantBaseline="central"
            >
              {code}
            </text>
          </g>
        );
      })}
    </Box>
  );
}
