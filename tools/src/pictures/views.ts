import type { Step } from './steps';

/** Who sees a page, with the sample account that signs in for it. */
export const VIEWERS = {
  visitor: undefined,
  Exhibitor: 'exposant@exemple.dz',
  Organizer: 'organisateur@exemple.dz',
} as const;

export type Viewer = keyof typeof VIEWERS;

/** What only shows after something was pressed: a dialog, a menu, a drawer. */
export type View = {
  /** Names its pictures, and the view at the terminal. */
  name: string;
  viewer: Viewer;
  path: string;
  /** In their order; the last one opens what the picture is of. */
  steps: readonly Step[];
  /** Escape must not close it: something would be lost. */
  stays?: true;
};

/** Menus and dialogs that cover the page: of these the focus is followed too. */
export const VIEWS: readonly View[] = [
  {
    name: 'menu-telephone',
    viewer: 'visitor',
    path: '/contact',
    steps: [{ press: 'host:layout.openMenu', below: 900 }],
  },
  {
    name: 'menu-visite',
    viewer: 'visitor',
    path: '/contact',
    steps: [{ press: 'host:groups.visite', from: 900 }],
  },
  {
    name: 'hotel',
    viewer: 'visitor',
    path: '/hebergement',
    steps: [{ press: 'main ul button' }],
  },
  {
    name: 'simulation-recapitulatif',
    viewer: 'visitor',
    path: '/simulation',
    steps: [
      { press: 'exhibitor:stepper.more' },
      { press: 'exhibitor:simulation.summary.open', below: 1200 },
    ],
  },
  {
    name: 'simulation-panier-vide',
    viewer: 'visitor',
    path: '/simulation',
    steps: [
      { press: '#cart [role="group"] button:last-of-type' },
      { press: 'exhibitor:simulation.summary.open', below: 1200 },
      { press: 'exhibitor:simulation.summary.clearCart' },
    ],
  },
  {
    name: 'simulation-recommencer',
    viewer: 'visitor',
    path: '/simulation',
    steps: [
      { press: 'exhibitor:simulation.summary.open', below: 1200 },
      { press: 'exhibitor:simulation.summary.reset' },
    ],
  },
  {
    name: 'candidature-effacer',
    viewer: 'visitor',
    path: '/stuff',
    steps: [
      { fill: 'public:staffForm.fields.name', with: 'Exemple' },
      { press: 'shared:forms.draft.discard' },
    ],
  },
  {
    name: 'candidature-quitter',
    viewer: 'visitor',
    path: '/stuff',
    steps: [
      { fill: 'public:staffForm.fields.name', with: 'Exemple' },
      { press: 'host:layout.home' },
    ],
  },
  {
    name: 'plan-filtres',
    viewer: 'visitor',
    path: '/PlanSalon',
    steps: [{ press: 'floorplan:filter.open' }],
  },
  {
    name: 'plan-itineraire',
    viewer: 'visitor',
    path: '/PlanSalon?stand=B49',
    steps: [{ press: 'floorplan:way.open' }],
  },
  {
    name: 'plan-comparaison',
    viewer: 'visitor',
    path: '/Exposant-map?stand=B49',
    steps: [{ press: 'floorplan:compare.add' }, { press: 'floorplan:compare.show' }],
  },
  {
    name: 'notifications',
    viewer: 'Exhibitor',
    path: '/dashboard-exposant?vue=devis',
    steps: [{ press: 'header [aria-haspopup="dialog"]' }],
  },
  {
    name: 'compte-exposant',
    viewer: 'Exhibitor',
    path: '/dashboard-exposant?vue=devis',
    steps: [{ press: '#user-menu-button' }],
  },
  {
    name: 'menu-exposant',
    viewer: 'Exhibitor',
    path: '/dashboard-exposant?vue=devis',
    steps: [{ press: 'exhibitor:dashboard.menu.open', below: 1200 }],
  },
  {
    name: 'session-expiree',
    viewer: 'Exhibitor',
    path: '/dashboard-exposant?vue=profil',
    stays: true,
    steps: [
      { expire: true },
      { fill: 'exhibitor:profile.person.nom', with: 'Exemple' },
      { press: 'exhibitor:profile.save' },
    ],
  },
  {
    name: 'profil-quitter',
    viewer: 'Exhibitor',
    path: '/dashboard-exposant?vue=profil',
    steps: [
      { fill: 'exhibitor:profile.person.nom', with: 'Autre' },
      { press: '#user-menu-button' },
      { press: 'exhibitor:dashboard.user.settings' },
    ],
  },
  {
    name: 'compte-effacer',
    viewer: 'Exhibitor',
    path: '/dashboard-exposant?vue=parametres',
    steps: [
      { fill: 'exhibitor:settings.data.password', with: 'exemple' },
      { press: 'exhibitor:settings.data.erase' },
    ],
  },
  {
    name: 'personne-inviter',
    viewer: 'Exhibitor',
    path: '/dashboard-exposant?vue=parametres',
    steps: [{ press: 'exhibitor:members.invite.submit' }],
  },
  {
    name: 'option-liberer',
    viewer: 'Exhibitor',
    path: '/Exposant-map?stand=B49',
    steps: [
      { press: 'floorplan:hold.take', unlessDone: true },
      { press: 'floorplan:hold.release' },
    ],
  },
  {
    name: 'invitation-annuler',
    viewer: 'Exhibitor',
    path: '/dashboard-exposant?vue=parametres',
    steps: [{ press: 'exhibitor:members.cancel.name' }],
  },
  {
    name: 'badge-effacer',
    viewer: 'visitor',
    path: '/visitor-badges',
    steps: [
      { press: 'public:badgeForm.categories.visitor.label', unlessDone: true },
      { fill: 'public:badgeForm.fields.nom', with: 'Exemple' },
      { fill: 'public:badgeForm.fields.prenom', with: 'Amina' },
      { fill: 'public:badgeForm.fields.email', with: 'visiteur-*@exemple.dz' },
      { press: 'input[name="consent"]' },
      { press: 'public:badgeForm.submit' },
      { press: 'public:badge.data.erase' },
    ],
  },
  {
    name: 'ma-visite-note',
    viewer: 'visitor',
    path: '/program',
    steps: [
      { press: 'public:schedule.favourite' },
      { open: '/ma-visite' },
      { press: 'public:visit.note.addTo' },
    ],
  },
];
