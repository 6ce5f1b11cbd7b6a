import { defineDescriptor } from '@mosta/shared/contract/descriptor';

const same = (text: string) => ({ fr: text, en: text, ar: text });

export const descriptor = defineDescriptor({
  name: 'form',
  label: same('Remote d’essai « form »'),
  contract: '^1.0.0',
  routes: [
    {
      path: '/stub/form',
      title: same('Remote d’essai « form »'),
      description: same('Remote d’essai'),
    },
  ],
  navigation: [],
  slots: ['*'],
});
