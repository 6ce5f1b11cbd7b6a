import type { Page } from '@playwright/test';

/** What is wrong with how a page lies on its screen, one line each: text that is cut off, and a page that scrolls sideways. */
export function findFaults(page: Page): Promise<string[]> {
  return page.evaluate(() => {
    const faults: string[] = [];
    const { scrollWidth, clientWidth } = document.documentElement;
    if (scrollWidth > clientWidth)
      faults.push(`défile de côté : ${scrollWidth} px dans ${clientWidth} px`);
    for (const element of document.body.querySelectorAll<HTMLElement>('*')) {
      const text = [...element.childNodes]
        .filter((node) => node instanceof Text)
        .map(({ data }) => data)
        .join('')
        .trim();
      // what is said to screen readers alone is one pixel large
      if (text === '' || element.clientWidth < 2 || !element.checkVisibility()) continue;
      const { overflowX, overflowY } = getComputedStyle(element);
      const wide = overflowX !== 'visible' && element.scrollWidth > element.clientWidth + 1;
      const high = overflowY === 'hidden' && element.scrollHeight > element.clientHeight + 1;
      if (wide || high) faults.push(`texte coupé : ${text.slice(0, 60)}`);
    }
    return faults;
  });
}

/** Collects what the console of a page says at the level of a warning or above. @returns takes what came since the last time */
export function listenTo(page: Page): () => string[] {
  let said: string[] = [];
  page.on('console', (message) => {
    if (['warning', 'error'].includes(message.type())) said.push(`console : ${message.text()}`);
  });
  page.on('pageerror', ({ message }) => said.push(`erreur : ${message}`));
  return () => {
    const taken = said;
    said = [];
    return taken;
  };
}
