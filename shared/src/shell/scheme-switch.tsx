import { SHARED_NAMESPACE, useTranslation } from '@mosta/shared/i18n';
import { useScheme } from '@mosta/shared/theme';
import { DarkModeIcon, IconButton, LightModeIcon } from '@mosta/shared/ui';

/** Light or dark; the system's preference until the visitor chooses. */
export function SchemeSwitch() {
  const { t } = useTranslation(SHARED_NAMESPACE);
  const { effective, choose } = useScheme();
  const dark = effective === 'dark';
  return (
    <IconButton
      color="inherit"
      aria-label={dark ? t('scheme.toLight') : t('scheme.toDark')}
      onClick={() => choose(dark ? 'light' : 'dark')}
    >
      {dark ? <LightModeIcon fontSize="small" /> : <DarkModeIcon fontSize="small" />}
    </IconButton>
  );
}
