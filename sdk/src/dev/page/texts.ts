import { sharedByHost } from './development-react';
import type { Hot } from './refresh';

type Texts = {
  requireCatalogue: (namespace: string, renew: boolean) => Promise<void>;
  currentLanguage: () => string;
  changeLanguage: (language: string) => Promise<void>;
};

/** Takes a catalogue's updates: the page shows the new texts, and forgets nothing. */
export function acceptTexts(hot: Hot, namespace: string): void {
  hot.accept();
  if (hot.data !== undefined) void showTexts(namespace);
}

async function showTexts(namespace: string): Promise<void> {
  const texts = await sharedByHost<Texts>('@mosta/shared/i18n');
  // after the whole update: the catalogue is asked for by its loader, which may be new too
  await texts?.requireCatalogue(namespace, true);
  // whatever shows texts draws anew when the language changes, be it to the same one
  await texts?.changeLanguage(texts.currentLanguage());
}
