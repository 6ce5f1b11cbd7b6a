import { defineDescriptor } from '@mosta/shared/contract/descriptor';
import { localizer } from '@mosta/shared/contract/languages';
import ar from './locales/ar.json';
import en from './locales/en.json';
import fr from './locales/fr.json';
import { PATHS } from './paths';

const text = localizer({ fr, en, ar });

type Page = keyof typeof PATHS;

/** A page of organisers, in a frame of its own. */
function page(name: Page) {
  return {
    ...{ path: PATHS[name], title: text(`pages.${name}.title`) },
    description: text(`pages.${name}.description`),
    ...{ guarded: true, roles: ['Organizer' as const], frame: 'app' as const },
  };
}

/** What the host knows of this remote before it loads a byte of it. */
export const descriptor = defineDescriptor({
  name: 'organiser',
  label: text('label'),
  contract: '^1.19.0',
  routes: [
    page('overview'),
    page('dossiers'),
    page('companies'),
    page('quotes'),
    page('stands'),
    page('holds'),
    page('preparation'),
    page('programme'),
    page('contents'),
    page('promos'),
    page('letters'),
    page('payments'),
    page('badges'),
    page('staff'),
    page('edition'),
    page('entrance'),
    page('audit'),
    page('accounts'),
    page('account'),
  ],
  navigation: [],
  slots: [],
});
