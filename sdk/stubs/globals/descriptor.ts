import { defineDescriptor } from '@mosta/shared/contract/descriptor';

const same = (text: string) => ({ fr: text, en: text, ar: text });

export const descriptor = defineDescriptor({
  name: 'globals',
  label: same('Remote d’essai « globals »'),
  contract: '^1.0.0',
  routes: [
    {
      path: '/stub/globals',
      title: same('Remote d’essai « globals »'),
      description: same('Remote d’essai'),
    },
  ],
  navigation: [],
  slots: ['*'],
});
