import { LOGIN_PATH } from '@mosta/shared/contract/descriptor';
import { useTranslation } from '@mosta/shared/i18n';
import { Link } from '@mosta/shared/router';
import { MuiLink, Typography } from '@mosta/shared/ui';
import { PlanExplorer } from '../../features/plan/plan-explorer';
import { useStandParameter } from '../../features/plan/use-stand-parameter';

/** The same plan, for choosing stands (decision: Routes, twins); choosing itself belongs to the exhibitor's area. */
export default function ExposantMapPage() {
  const { t } = useTranslation('floorplan');
  const [selected, select] = useStandParameter();
  return (
    <>
      <Typography variant="h1">{t('choose.title')}</Typography>
      <Typography sx={{ maxWidth: '62ch', marginBlock: 4 }}>
        {t('choose.lead')} {t('choose.notice')}{' '}
        <MuiLink component={Link} to={LOGIN_PATH}>
          {t('choose.link')}
        </MuiLink>
      </Typography>
      <PlanExplorer selected={selected} onSelect={select} />
    </>
  );
}
