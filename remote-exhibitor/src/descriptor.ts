import { defineDescriptor } from '@mosta/shared/contract/descriptor';
import { localizer } from '@mosta/shared/contract/languages';
import ar from './locales/ar.json';
import en from './locales/en.json';
import fr from './locales/fr.json';
import { PATHS } from './paths';

const text = localizer({ fr, en, ar });

function page(
  name: 'login' | 'signup' | 'simulation' | 'participation' | 'dashboard' | 'contacts',
) {
  return { title: text(`pages.${name}.title`), description: text(`pages.${name}.description`) };
}

/** What the host knows of this remote before it loads a byte of it. */
export const descriptor = defineDescriptor({
  name: 'exhibitor',
  label: text('label'),
  contract: '^1.19.0',
  routes: [
    { path: PATHS.login, ...page('login'), index: false },
    { path: PATHS.signup, ...page('signup'), index: false, listed: 'exposition' },
    {
      path: PATHS.simulation,
      ...page('simulation'),
      ...{ prerender: true, data: ['v1/edition', 'v1/catalogue'], listed: 'exposition' as const },
      offline: [],
    },
    { path: PATHS.participation, ...page('participation'), listed: 'exposition' },
    { path: PATHS.form, ...page('participation'), redirectTo: PATHS.participation },
    {
      path: PATHS.dashboard,
      ...page('dashboard'),
      ...{ guarded: true, roles: ['Exhibitor'], frame: 'app' },
    },
    {
      path: PATHS.contacts,
      ...page('contacts'),
      ...{ guarded: true, roles: ['Exhibitor'], offline: [] },
    },
  ],
  navigation: [{ group: 'exposition', order: 50, label: text('label'), path: PATHS.login }],
  slots: [],
});
