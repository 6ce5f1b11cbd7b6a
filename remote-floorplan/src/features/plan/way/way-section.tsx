import { useTranslation } from '@mosta/shared/i18n';
import { Button, ErrorState, LoadingState } from '@mosta/shared/ui';
import { useModule } from '../use-module';
import type { WayPanelProps } from './way-panel';

const load = () => import(/* webpackChunkName: "plan-way" */ './way-panel');

type WaySectionProps = Omit<WayPanelProps, 'from'> & {
  from: string | null;
  /** Where a way begins unless somebody chooses: the nearest entrance. */
  nearest: string | undefined;
};

/** The way to the selected place: the button that asks for it, then where from and the way in words. */
export function WaySection({ nearest, ...panel }: WaySectionProps) {
  const { from, onFrom } = panel;
  const { t } = useTranslation('floorplan');
  if (from !== null) return <LoadedPanel {...panel} from={from} />;
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

function LoadedPanel(props: WayPanelProps) {
  const { t } = useTranslation('floorplan');
  const { module, failed, retry } = useModule(load);
  if (failed) return <ErrorState title={t('way.failed')} onRetry={retry} />;
  if (!module) return <LoadingState label={t('way.loading')} />;
  return <module.WayPanel {...props} />;
}
