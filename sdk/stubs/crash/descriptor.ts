import { defineDescriptor } from '@mosta/shared/contract/descriptor';

const same = (text: string) => ({ fr: text, en: text, ar: text });

export const descriptor = defineDescriptor({
  name: 'crash',
  label: same('Remote d’essai « crash »'),
  contract: '^1.0.0',
  routes: [
    {
      path: '/stub/crash',
      title: same('Remote d’essai « crash »'),
      description: same('Remote d’essai'),
    },
  ],
  navigation: [],
  slots: ['*'],
});
