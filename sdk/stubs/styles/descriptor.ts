import { defineDescriptor } from '@mosta/shared/contract/descriptor';

const same = (text: string) => ({ fr: text, en: text, ar: text });

export const descriptor = defineDescriptor({
  name: 'styles',
  label: same('Remote d’essai « styles »'),
  contract: '^1.0.0',
  routes: [
    {
      path: '/stub/styles',
      title: same('Remote d’essai « styles »'),
      description: same('Remote d’essai'),
    },
  ],
  navigation: [],
  slots: ['*'],
});
