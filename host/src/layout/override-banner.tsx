import { useTranslation } from '@mosta/shared/i18n';
import { Alert, Button } from '@mosta/shared/ui';
import { clearOverrides, collectOverrides, PANEL_EVENT } from '../federation/overrides';
import { pageConfig } from '../page/page-config';

/** Shows an integration tester which remotes are overridden, and offers to reset them. */
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
      sx={{
        flexWrap: 'wrap',
        '& .MuiAlert-message': { flex: '1 1 240px', overflowWrap: 'anywhere' },
        '& .MuiButton-root': { whiteSpace: 'nowrap' },
      }}
      action={
        <>
          <Button
            size="small"
            color="inherit"
            onClick={() => dispatchEvent(new Event(PANEL_EVENT))}
          >
            {t('overrides.panel')}
          </Button>
          <Button size="small" color="inherit" onClick={reset}>
            {t('overrides.reset')}
          </Button>
        </>
      }
    >
      {t('overrides.active', {
        list: overrides.map(([name, value]) => `${name} = ${value}`).join(', '),
      })}
    </Alert>
  );
}
