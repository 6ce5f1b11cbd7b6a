import { print } from '@mosta/portal-sdk/terminal';
import { UserError } from '@mosta/portal-sdk/user-error';
import { matchRoute, type Registry } from '@mosta/shared/contract/registry';
import type { BrowserContext } from '@playwright/test';

/** A page, and elements that are there once its own content is: live, not prerendered, with its data. */
type MeasuredPage = { content: string[]; signedIn?: boolean };

const PAGES: Record<string, MeasuredPage> = {
  '/': { content: ['#root h1#home'] },
  '/hebergement': { content: ['#root main li article h2'] },
  '/PlanSalon': { content: ['#root [role=application] svg', '#root main [role=option]'] },
  '/simulation': { content: ['#root #stand section'] },
  '/program': { content: ['#root #programme-panel li'] },
  '/dashboard-exposant': {
    content: ['#root main h2', '#root [aria-label*="étapes à faire"]'],
    signedIn: true,
  },
};

export type PageToVisit = MeasuredPage & { path: string };

/** Those of `BENCH_PAGES`, or all. */
export function pagesToVisit(): PageToVisit[] {
  const wanted = process.env.BENCH_PAGES?.split(',') ?? Object.keys(PAGES);
  return wanted.map((path) => {
    const page = PAGES[path];
    if (!page) throw new UserError(`Aucune page mesurée « ${path} ».`);
    return { path, ...page };
  });
}

/** Signs the sample exhibitor in, with a session of the context's own: refresh tokens serve once. */
export async function signIn(context: BrowserContext, origin: string): Promise<void> {
  const answer = await context.request.post(`${origin}/auth/login`, {
    data: { email: 'exposant@exemple.dz', password: 'MostaExpo-2025' },
  });
  if (!answer.ok()) throw new Error(`No sign-in at ${origin}: ${answer.status()}`);
  const { user, role, access, refresh } = await answer.json();
  const session = {
    auth: JSON.stringify({ user, role, accessToken: access.token }),
    refreshToken: String(refresh.token),
  };
  await context.addInitScript((items) => {
    // the empty page before the first address has no storage
    if (location.origin === 'null' || localStorage.getItem('auth')) return;
    for (const [key, item] of Object.entries(items)) localStorage.setItem(key, item);
  }, session);
}

/** Resolves once the server sends each page with the data that it shows, where it shows any. */
export async function whenDrawn(origin: string, registry: Registry): Promise<void> {
  for (const { path } of pagesToVisit()) {
    // Every page brings the edition along (0078), drawn or not.
    const calls = (matchRoute(registry, path)?.route.data ?? []).filter(
      (call) => call !== 'v1/edition',
    );
    for (let tried = 0; ; tried += 1) {
      const html = await (await fetch(origin + path, { headers: { accept: 'text/html' } })).text();
      if (calls.every((call) => html.includes(`"${call}":`))) break;
      if (tried > 120) {
        print(`  ${origin}${path} is not drawn with its data`);
        break;
      }
      await new Promise((resolve) => setTimeout(resolve, 500));
    }
  }
}
