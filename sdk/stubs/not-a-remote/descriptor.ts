import { defineDescriptor } from '@mosta/shared/contract/descriptor';

const same = (text: string) => ({ fr: text, en: text, ar: text });

export const descriptor = defineDescriptor({
  name: 'not-a-remote',
  label: same('Remote d’essai « not-a-remote »'),
  contract: '^1.0.0',
  routes: [
    {
      path: '/stub/not-a-remote',
      title: same('Remote d’essai « not-a-remote »'),
      description: same('Remote d’essai'),
    },
  ],
  navigation: [],
  slots: ['*'],
});
