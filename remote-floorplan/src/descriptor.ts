import { defineDescriptor } from '@mosta/shared/contract/descriptor';
import { localizer } from '@mosta/shared/contract/languages';
import ar from './locales/ar.json';
import en from './locales/en.json';
import fr from './locales/fr.json';
import { PATHS } from './paths';

const text = localizer({ fr, en, ar });

export const descriptor = defineDescriptor({
  name: 'floorplan',
  label: text('label'),
  contract: '^1.19.0',
  routes: [
    {
      path: PATHS.plan,
      title: text('plan.title'),
      description: text('plan.description'),
      ...{ prerender: true, data: ['v1/edition'], bar: 'plan' as const },
      // What the plan asks for when it is opened: halls, their stands, who stands there, and what happens where.
      offline: ['v1/hall', 'v1/stand', 'v1/exhibitor/listed', 'v1/content/session'],
    },
    {
      path: PATHS.choose,
      title: text('choose.title'),
      description: text('choose.description'),
      ...{ prerender: true, data: ['v1/edition'], listed: 'exposition' as const },
    },
  ],
  navigation: [{ group: 'visite', order: 30, label: text('plan.navigation'), path: PATHS.plan }],
  slots: ['desk', 'mini', 'plan', 'stands', 'tour'],
});
