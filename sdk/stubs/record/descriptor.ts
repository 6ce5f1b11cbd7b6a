import { defineDescriptor } from '@mosta/shared/contract/descriptor';

const same = (text: string) => ({ fr: text, en: text, ar: text });

export const descriptor = defineDescriptor({
  name: 'record',
  label: same('Remote d’essai « record »'),
  contract: '^1.0.0',
  routes: [
    {
      path: '/stub/record',
      title: same('Remote d’essai « record »'),
      description: same('Remote d’essai'),
    },
  ],
  navigation: [],
  slots: ['*'],
});
