import { defineDescriptor } from '@mosta/shared/contract/descriptor';

const same = (text: string) => ({ fr: text, en: text, ar: text });

export const descriptor = defineDescriptor({
  name: 'rude',
  label: same('Remote d’essai « rude »'),
  contract: '^1.0.0',
  routes: [
    {
      path: '/stub/rude',
      title: same('Remote d’essai « rude »'),
      description: same('Remote d’essai'),
    },
  ],
  navigation: [],
  slots: ['*'],
});
