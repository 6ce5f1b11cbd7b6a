import type { SlotProps } from '@mosta/shared/contract/define-remote';
import { useTranslation } from '@mosta/shared/i18n';
import { ErrorState, LoadingState, Skeleton } from '@mosta/shared/ui';
import * as v from 'valibot';
import { DRAWING_IDS } from '../../features/plan/data/load-plan';
import { usePlan } from '../../features/plan/data/use-plan';
import { StandsMap } from '../../features/plan/view/stands-map';
import { PATHS } from '../../paths';

/** What another remote hands over: the codes of the stands to show. */
const propsSchema = v.object({ codes: v.optional(v.array(v.string()), []) });

/** `floorplan/stands`: where some stands lie in the hall, without availability, controls or WebGL. */
export default function StandsSlot(props: SlotProps) {
  const { t } = useTranslation('floorplan');
  const parsed = v.safeParse(propsSchema, props);
  const { plan, failed, retry } = usePlan(DRAWING_IDS[0]);
  if (failed) {
    return (
      <ErrorState title={t('view.failed')} onRetry={retry}>
        {t('view.failedHelp')}
      </ErrorState>
    );
  }
  if (!plan) {
    return (
      <LoadingState label={t('view.loading')}>
        <Skeleton variant="rounded" height={180} />
      </LoadingState>
    );
  }
  return (
    <StandsMap
      plan={plan}
      codes={parsed.success ? parsed.output.codes : []}
      addressOf={(code) => `${PATHS.choose}?stand=${encodeURIComponent(code)}`}
    />
  );
}
