import { useTranslation } from '@mosta/shared/i18n';
import { Button, LoadingState } from '@mosta/shared/ui';
import { lazy, Suspense } from 'react';
import type { WayPanelProps } from './way-panel';

const WayPanel = lazy(() =>
  import(/* webpackChunkName: "plan-way" */ './way-panel').then((loaded) => ({
    default: loaded.WayPanel,
  })),
);

type WaySectionProps = Omit<WayPanelProps, 'from'> & {
  from: string | null;
  /** Where a way begins unless somebody chooses: the nearest entrance. */
  nearest: string | undefined;
};

/** The way to the selected place: the button that asks for it, then where from and the way in words. */
export function WaySection({ nearest, ...panel }: WaySectionProps) {
  const { from, onFrom } = panel;
  const { t } = useTranslation('floorplan');
  if (from !== null) {
    return (
      <Suspense fallback={<LoadingState label={t('way.loading')} />}>
        <WayPanel {...panel} from={from} />
      </Suspense>
    );
  }
  if (nearest === undefined) return null;
  return (
    <Button
      variant="outlined"
      size="small"
      onClick={() => onFrom(nearest)}
      sx={{ alignSelf: 'start' }}
    >
      {t('way.open')}
    </Button>
  );
}
