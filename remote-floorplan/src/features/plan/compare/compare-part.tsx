import { useTranslation } from '@mosta/shared/i18n';
import { Box, ErrorState, LoadingState } from '@mosta/shared/ui';
import type { Ref } from 'react';
import { useModule } from '../use-module';
import type { CompareSectionProps } from './compare-section';

const load = () => import(/* webpackChunkName: "plan-compare" */ './compare-section');

type ComparePartProps = CompareSectionProps & {
  /** What is brought into sight, the table or its place while it is fetched. */
  section: Ref<HTMLDivElement>;
};

/** The comparison, which the first stand in it fetches. */
export function ComparePart({ section, ...props }: ComparePartProps) {
  return (
    <Box ref={section} tabIndex={-1}>
      <FetchedSection {...props} />
    </Box>
  );
}

function FetchedSection(props: CompareSectionProps) {
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
