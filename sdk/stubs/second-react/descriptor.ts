import { defineDescriptor } from '@mosta/shared/contract/descriptor';

const same = (text: string) => ({ fr: text, en: text, ar: text });

export const descriptor = defineDescriptor({
  name: 'second-react',
  label: same('Remote d’essai « second-react »'),
  contract: '^1.0.0',
  routes: [
    {
      path: '/stub/second-react',
      title: same('Remote d’essai « second-react »'),
      description: same('Remote d’essai'),
    },
  ],
  navigation: [],
  slots: ['*'],
});
