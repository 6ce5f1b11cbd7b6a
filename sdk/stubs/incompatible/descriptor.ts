import { defineDescriptor } from '@mosta/shared/contract/descriptor';

const same = (text: string) => ({ fr: text, en: text, ar: text });

export const descriptor = defineDescriptor({
  name: 'incompatible',
  label: same('Remote d’essai « incompatible »'),
  contract: '^9.0.0',
  routes: [
    {
      path: '/stub/incompatible',
      title: same('Remote d’essai « incompatible »'),
      description: same('Remote d’essai'),
    },
  ],
  navigation: [],
  slots: ['*'],
});
