import { LOGIN_PATH } from '@mosta/shared/contract/descriptor';
import { useTranslation } from '@mosta/shared/i18n';
import { Link } from '@mosta/shared/router';
import { MuiLink, PageHeading, Section, Typography } from '@mosta/shared/ui';
import { PlanExplorer } from '../../features/plan/plan-explorer';
import { useStandParameter } from '../../features/plan/use-stand-parameter';

/** `/Exposant-map`: the same plan, for choosing stands (decision: Routes, twins). Choosing belongs to the exhibitor's area. */
export default function ExposantMapPage() {
  const { t } = useTranslation('floorplan');
  const [selected, select] = useStandParameter();
  return (
    <>
      <PageHeading title={t('choose.title')} lead={t('choose.lead')}>
        <Typography>
          {t('choose.notice')}{' '}
          <MuiLink component={Link} to={LOGIN_PATH}>
            {t('choose.link')}
          </MuiLink>
        </Typography>
      </PageHeading>
      <Section compact>
        <PlanExplorer selected={selected} onSelect={select} />
      </Section>
    </>
  );
}
