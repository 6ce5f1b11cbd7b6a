import Box from '@mui/material/Box';
import Skeleton from '@mui/material/Skeleton';
import visuallyHidden from '@mui/utils/visuallyHidden';
import type { ReactNode } from 'react';
import { RADIUS } from '../../theme/tokens';
import { useUiTexts } from '../use-ui-texts';

type LoadingStateProps = {
  /** What is being loaded, for assistive technology; a general sentence when left out. */
  label?: string;
  /** Skeletons of the content's own shape; a heading and three lines when left out. */
  children?: ReactNode;
};

/** Skeletons shown while content is loading. */
export function LoadingState({ label, children }: LoadingStateProps) {
  const texts = useUiTexts();
  return (
    <Box role="status" aria-live="polite">
      <span style={visuallyHidden}>{label ?? texts.loading}</span>
      <Box aria-hidden>
        {children ?? (
          <Box sx={{ maxInlineSize: 640 }}>
            <Skeleton
              variant="rounded"
              height={44}
              width="55%"
              sx={{ borderRadius: RADIUS.field, mb: 5 }}
            />
            <Skeleton height={26} />
            <Skeleton height={26} width="92%" />
            <Skeleton height={26} width="70%" />
          </Box>
        )}
      </Box>
    </Box>
  );
}
