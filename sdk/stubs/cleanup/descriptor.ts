import { defineDescriptor } from '@mosta/shared/contract/descriptor';

const same = (text: string) => ({ fr: text, en: text, ar: text });

export const descriptor = defineDescriptor({
  name: 'cleanup',
  label: same('Remote d’essai « cleanup »'),
  contract: '^1.0.0',
  routes: [
    {
      path: '/stub/cleanup',
      title: same('Remote d’essai « cleanup »'),
      description: same('Remote d’essai'),
    },
  ],
  navigation: [],
  slots: ['*'],
});
