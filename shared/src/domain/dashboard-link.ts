import { HOMES } from '../contract/homes';

/** Where an exhibitor's dashboard is, and the names by which its address says what it shows. */
export const DASHBOARD = HOMES.Exhibitor;
export const VIEW_PARAMETER = 'vue';
export const PART_PARAMETER = 'volet';
export const PARTICIPATION_PARAMETER = 'dossier';
/** Names the reservation that the dashboard's views are about; it stays when another view is opened. */
export const RESERVATION_PARAMETER = 'reservation';

/** The four views of the side menu (specification, section 2), in its order. */
export const MENU_VIEWS = ['salon', 'fournitures', 'communication', 'actualites'] as const;
/** Views beside the four: the participation, the quotes, and those of the user menu. */
export const PERSONAL_VIEWS = ['dossier', 'devis', 'profil', 'parametres'] as const;
export type DashboardView = (typeof MENU_VIEWS | typeof PERSONAL_VIEWS)[number];

/** Parts of the view of a participation, the first one shown where the address names none. */
export const PARTICIPATION_PARTS = ['suivi', 'documents', 'paiement', 'messages'] as const;
export type ParticipationPart = (typeof PARTICIPATION_PARTS)[number];

/** A place of the dashboard: a part of a participation (the newest where none is named), or another view. */
export type DashboardPlace =
  | { view: 'dossier'; part: ParticipationPart; participation?: string }
  | { view: 'fournitures' | 'communication'; reservation?: string }
  | { view: Exclude<DashboardView, 'dossier' | 'fournitures' | 'communication'> };

/** The search part of a place's address, from the dashboard itself. */
export function dashboardSearch(place: DashboardPlace): string {
  const parameters = new URLSearchParams({ [VIEW_PARAMETER]: place.view });
  if ('part' in place) parameters.set(PART_PARAMETER, place.part);
  if ('participation' in place && place.participation !== undefined) {
    parameters.set(PARTICIPATION_PARAMETER, place.participation);
  }
  if ('reservation' in place && place.reservation !== undefined) {
    parameters.set(RESERVATION_PARAMETER, place.reservation);
  }
  return `?${parameters}`;
}

/** The address of a place of the dashboard, from the portal's root. */
export function dashboardLink(place: DashboardPlace): string {
  return DASHBOARD + dashboardSearch(place);
}
