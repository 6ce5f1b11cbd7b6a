import { RADIUS } from '@mosta/shared/theme';
import { Box } from '@mosta/shared/ui';

type ProgressBarProps = {
  label: string;
  /** How far, 0 to 100. */
  percent: number;
  /** The same in words. */
  text: string;
};

/** How far something has come; said in words to those who do not see the bar. */
export function ProgressBar({ label, percent, text }: ProgressBarProps) {
  const width = Math.min(100, Math.max(0, Math.round(percent)));
  return (
    <Box
      role="progressbar"
      aria-label={label}
      aria-valuemin={0}
      aria-valuemax={100}
      aria-valuenow={width}
      aria-valuetext={text}
      sx={{
        blockSize: 14,
        borderRadius: RADIUS.pill,
        border: '1px solid',
        borderColor: 'text.secondary',
        bgcolor: 'paper',
        overflow: 'hidden',
      }}
    >
      {/* a border, since a forced colour scheme leaves grounds out */}
      <Box
        sx={{
          inlineSize: `${width}%`,
          blockSize: 0,
          borderBlockEnd: width > 0 ? '12px solid' : 0,
          borderColor: 'olive',
        }}
      />
    </Box>
  );
}
