import { defineDescriptor } from '@mosta/shared/contract/descriptor';
import { localizer } from '@mosta/shared/contract/languages';
import ar from './locales/ar.json';
import en from './locales/en.json';
import fr from './locales/fr.json';
import { PATHS } from './paths';

const text = localizer({ fr, en, ar });

/** What the host knows of this remote before it loads a byte of it. */
export const descriptor = defineDescriptor({
  name: 'exemple',
  label: text('label'),
  contract: '^1.0.0',
  routes: [{ path: PATHS.home, title: text('page.title'), description: text('page.description') }],
  navigation: [{ group: 'salon', order: 90, label: text('page.title'), path: PATHS.home }],
  slots: ['teaser'],
});
