import { defineDescriptor } from '@mosta/shared/contract/descriptor';

const same = (text: string) => ({ fr: text, en: text, ar: text });

export const descriptor = defineDescriptor({
  name: 'before',
  label: same('Remote d’essai « before »'),
  contract: '^1.0.0',
  routes: [
    {
      path: '/stub/before',
      title: same('Remote d’essai « before »'),
      description: same('Remote d’essai'),
    },
  ],
  navigation: [],
  slots: ['*'],
});
