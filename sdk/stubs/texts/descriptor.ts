import { defineDescriptor } from '@mosta/shared/contract/descriptor';

const same = (text: string) => ({ fr: text, en: text, ar: text });

export const descriptor = defineDescriptor({
  name: 'texts',
  label: same('Remote d’essai « texts »'),
  contract: '^1.0.0',
  routes: [
    {
      path: '/stub/texts',
      title: same('Remote d’essai « texts »'),
      description: same('Remote d’essai'),
    },
  ],
  navigation: [],
  slots: ['*'],
});
