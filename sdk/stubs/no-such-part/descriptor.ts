import { defineDescriptor } from '@mosta/shared/contract/descriptor';

const same = (text: string) => ({ fr: text, en: text, ar: text });

export const descriptor = defineDescriptor({
  name: 'no-such-part',
  label: same('Remote d’essai « no-such-part »'),
  contract: '^1.0.0',
  routes: [
    {
      path: '/stub/no-such-part',
      title: same('Remote d’essai « no-such-part »'),
      description: same('Remote d’essai'),
    },
  ],
  navigation: [],
  slots: ['*'],
});
