import { defineDescriptor } from '@mosta/shared/contract/descriptor';

const same = (text: string) => ({ fr: text, en: text, ar: text });

export const descriptor = defineDescriptor({
  name: 'service',
  label: same('Remote d’essai « service »'),
  contract: '^1.0.0',
  routes: [
    {
      path: '/stub/service',
      title: same('Remote d’essai « service »'),
      description: same('Remote d’essai'),
    },
  ],
  navigation: [],
  slots: ['*'],
});
