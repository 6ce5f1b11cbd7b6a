import { defineDescriptor } from '@mosta/shared/contract/descriptor';

const same = (text: string) => ({ fr: text, en: text, ar: text });

/** A page for people who design: what the shared components look like, by the names that the code uses. */
export const descriptor = defineDescriptor({
  name: 'gallery',
  label: same('Galerie des composants'),
  contract: '^1.0.0',
  routes: [
    {
      path: '/stub/gallery',
      title: same('Galerie des composants'),
      description: same('Les composants partagés du portail, dans leurs états'),
    },
  ],
  navigation: [],
  slots: [],
});
