import type { RouteDescriptor } from '@mosta/shared/contract/descriptor';
import type { Registry } from '@mosta/shared/contract/registry';
import {
  buildRegistry,
  buildRegistryRemote,
  buildRegistryVersion,
} from '@mosta/shared/testing/registry';
import { type RenderOptions, renderWithProviders } from '@mosta/shared/testing/render';
import type { ReactNode } from 'react';
import { RemotesContext } from '../federation/remotes-context';

const words = (fr: string) => ({ fr, en: `${fr} (en)`, ar: `${fr} (ar)` });

function route(path: string, title: string, more: Partial<RouteDescriptor> = {}): RouteDescriptor {
  return {
    ...{ path, title: words(title), description: words(`${title}, en une phrase.`) },
    ...{ guarded: false, frame: 'site', ...more },
  };
}

/** A registry with one page of each kind that the frame leads to. */
export const FRAME_REGISTRY: Registry = buildRegistry({
  exemple: buildRegistryRemote([
    buildRegistryVersion({
      name: 'exemple',
      routes: [
        route('/exposant', 'Devenir exposant'),
        route('/PlanSalon', 'Plan du salon', { bar: 'plan' }),
        route('/program', 'Programme', { bar: 'programme' }),
        route('/ma-visite', 'Ma visite', { bar: 'visit' }),
        route('/visitor-badges', 'Badge visiteur', { bar: 'badge', listed: 'visite' }),
        route('/street-food', 'Street Food', { listed: 'salon' }),
        route('/mentions-legales', 'Mentions légales', { listed: 'legal' }),
      ],
      navigation: [
        {
          ...{ group: 'exposition', order: 1, path: '/exposant', prominent: true },
          label: words('Devenir exposant'),
        },
        { group: 'salon', order: 1, path: '/program', prominent: false, label: words('Programme') },
      ],
    }),
  ]),
});

/** Draws a part of the frame with the host's texts and that registry. */
export function renderFrame(part: ReactNode, options: RenderOptions = {}) {
  const remotes = { registry: FRAME_REGISTRY, loader: () => undefined, preload: () => undefined };
  return renderWithProviders(<RemotesContext value={remotes}>{part}</RemotesContext>, {
    catalogues: { host: (language) => import(`../locales/${language}.json`) },
    ...options,
  });
}
