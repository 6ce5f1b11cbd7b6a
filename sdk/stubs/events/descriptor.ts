import { defineDescriptor } from '@mosta/shared/contract/descriptor';

const same = (text: string) => ({ fr: text, en: text, ar: text });

export const descriptor = defineDescriptor({
  name: 'events',
  label: same('Remote d’essai « events »'),
  contract: '^1.0.0',
  routes: [
    {
      path: '/stub/events',
      title: same('Remote d’essai « events »'),
      description: same('Remote d’essai'),
    },
  ],
  navigation: [],
  slots: ['*'],
});
