import { useTranslation } from '@mosta/shared/i18n';
import { ErrorState, LoadingState } from '@mosta/shared/ui';
import { useModule } from '../use-module';
import type { CompareSectionProps } from './compare-section';

const load = () => import(/* webpackChunkName: "plan-compare" */ './compare-section');

/** The comparison, which the first stand in it fetches. */
export function ComparePart(props: CompareSectionProps) {
  const { t } = useTranslation('floorplan');
  const { module, failed, retry } = useModule(load);
  if (failed) {
    return (
      <ErrorState title={t('compare.failed')} onRetry={retry}>
        {t('view.failedHelp')}
      </ErrorState>
    );
  }
  if (!module) return <LoadingState label={t('compare.loading')} />;
  return <module.CompareSection {...props} />;
}
