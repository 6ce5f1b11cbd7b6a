import { defineDescriptor, LOGIN_PATH } from '@mosta/shared/contract/descriptor';

const same = (text: string) => ({ fr: text, en: text, ar: text });

export const descriptor = defineDescriptor({
  name: 'home',
  label: same('Remotes d’essai'),
  contract: '^1.0.0',
  routes: [
    { path: '/', title: same('Remotes d’essai'), description: same('Remotes d’essai') },
    { path: LOGIN_PATH, title: same('Qui entre ?'), description: same('Remotes d’essai') },
    { path: '/stub/slot', title: same('Un widget'), description: same('Remotes d’essai') },
  ],
  navigation: [],
  slots: [],
});
