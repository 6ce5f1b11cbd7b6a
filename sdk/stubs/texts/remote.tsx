import { defineRemote } from '@mosta/shared/contract/define-remote';
import { useTranslation } from '@mosta/shared/i18n';
import { useLocation } from '@mosta/shared/router';

/** Has texts of its own, under the name by which the registry knows it. */
function PageWithTexts() {
  const { pathname } = useLocation();
  const { t } = useTranslation(pathname.split('/').at(-1) ?? '');
  return <h1>{t('title')}</h1>;
}

export default defineRemote({
  contract: '^1.0.0',
  name: 'texts',
  routes: { '*': () => Promise.resolve({ default: PageWithTexts }) },
  slots: { '*': () => Promise.resolve({ default: PageWithTexts }) },
  catalogue: (language) =>
    import(/* webpackChunkName: "locale-[request]" */ `./locales/${language}.json`),
});
