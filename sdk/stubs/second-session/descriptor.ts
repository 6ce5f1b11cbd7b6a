import { defineDescriptor } from '@mosta/shared/contract/descriptor';

const same = (text: string) => ({ fr: text, en: text, ar: text });

export const descriptor = defineDescriptor({
  name: 'second-session',
  label: same('Remote d’essai « second-session »'),
  contract: '^1.0.0',
  routes: [
    {
      path: '/stub/second-session',
      title: same('Remote d’essai « second-session »'),
      description: same('Remote d’essai'),
    },
  ],
  navigation: [],
  slots: ['*'],
});
