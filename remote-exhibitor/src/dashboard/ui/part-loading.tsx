import { RADIUS } from '@mosta/shared/theme';
import { LoadingState, Skeleton } from '@mosta/shared/ui';

type PartLoadingProps = {
  label: string;
  /** About the height of what is loading, in pixels. */
  height?: number;
};

/** The place of a part of the dashboard that is loading. */
export function PartLoading({ label, height = 180 }: PartLoadingProps) {
  return (
    <LoadingState label={label}>
      <Skeleton variant="rounded" height={height} sx={{ borderRadius: RADIUS.card }} />
    </LoadingState>
  );
}
