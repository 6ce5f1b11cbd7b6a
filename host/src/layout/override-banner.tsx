import { useTranslation } from '@mosta/shared/i18n';
import { Alert, Button } from '@mosta/shared/ui';
import { clearOverrides, collectOverrides } from '../federation/overrides';
import { pageConfig } from '../federation/page';

/** Tells an integration tester which remotes are not the registry's, and takes them back. */
export function OverrideBanner() {
  const { t } = useTranslation('host');
  if (!pageConfig().overrides) return null;
  const overrides = Object.entries(collectOverrides('', sessionStorage));
  if (overrides.length === 0) return null;
  const reset = () => {
    clearOverrides(sessionStorage);
    location.assign(location.pathname);
  };
  return (
    <Alert
      severity="warning"
      square
      action={
        <Button size="small" color="inherit" onClick={reset}>
          {t('overrides.reset')}
        </Button>
      }
    >
      {t('overrides.active', {
        list: overrides.map(([name, value]) => `${name} = ${value}`).join(', '),
      })}
    </Alert>
  );
}
