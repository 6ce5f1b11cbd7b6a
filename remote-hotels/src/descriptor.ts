import { defineDescriptor } from '@mosta/shared/contract/descriptor';
import { localizer } from '@mosta/shared/contract/languages';
import ar from './locales/ar.json';
import en from './locales/en.json';
import fr from './locales/fr.json';
import { PATHS } from './paths';

const text = localizer({ fr, en, ar });

/** What the host knows of this remote before it loads a byte of it. */
export const descriptor = defineDescriptor({
  name: 'hotels',
  label: text('label'),
  contract: '^1.19.0',
  routes: [
    {
      path: PATHS.hotels,
      title: text('page.title'),
      description: text('page.description'),
      prerender: true,
      data: ['v1/edition', 'v1/hotel'],
      offline: [],
    },
  ],
  navigation: [{ group: 'salon', order: 30, label: text('page.title'), path: PATHS.hotels }],
  slots: [],
});
