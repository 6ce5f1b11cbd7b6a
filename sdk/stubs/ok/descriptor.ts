import { defineDescriptor } from '@mosta/shared/contract/descriptor';

const same = (text: string) => ({ fr: text, en: text, ar: text });

/** A stub keeps the routes of the remote it stands in for; its own are used when it stands for none. */
export const descriptor = defineDescriptor({
  name: 'ok',
  label: same('Remote d’essai « ok »'),
  contract: '^1.0.0',
  routes: [
    { path: '/stub/ok', title: same('Remote d’essai « ok »'), description: same('Remote d’essai') },
  ],
  navigation: [],
  slots: ['*'],
});
