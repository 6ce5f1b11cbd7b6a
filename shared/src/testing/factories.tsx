import type { Account, SessionAnswer } from '../schemas/account.schema';
import type { Hotel } from '../schemas/hotel.schema';
import type { Problem } from '../schemas/problem.schema';
import type { Reservation } from '../schemas/reservation.schema';

let counter = 0;

function nextId(): string {
  counter += 1;
  return `00000000-0000-4000-8000-${String(counter).padStart(12, '0')}`;
}

/** What `/auth/login` answers; sample data throughout. */
export function buildSession(overrides: Partial<SessionAnswer> = {}): SessionAnswer {
  const id = nextId();
  const inTenMinutes = new Date(Date.now() + 10 * 60_000).toISOString();
  return {
    role: 'Exhibitor',
    user: { _id: id, nom: 'Exposant exemple 01', email: 'exposant@exemple.dz' },
    access: { token: `access-${id}`, expires: inTenMinutes },
    refresh: { token: `refresh-${id}`, expires: inTenMinutes },
    ...overrides,
  };
}

/** What `/v1/account` answers to somebody whose address is confirmed. */
export function buildAccount(overrides: Partial<Account> = {}): Account {
  const { role, user } = buildSession();
  return {
    ...{
      role,
      user,
      emailVerified: true,
      emailChange: null,
      since: '2025-01-01T09:00:00.000Z',
      consents: [],
    },
    ...overrides,
  };
}

export function buildReservation(overrides: Partial<Reservation> = {}): Reservation {
  return {
    _id: nextId(),
    status: 'confirmed',
    currency: 'DZD',
    expires: null,
    booths: [
      { _id: nextId(), quantity: 1, booth: { name: 'B12', size: 9, reserved: true, code: 'B12' } },
      { _id: nextId(), quantity: 2, booth: { name: 'C03', size: 12, reserved: false, code: null } },
    ],
    orders: { open: true, deadline: '2026-12-31T23:00:00.000Z' },
    communication: [
      {
        _id: nextId(),
        quantity: 3,
        removable: false,
        prints: { name: 'Affiche exemple', unit: 'pièce', prices: { DZD: 4_500, EUR: 3_000 } },
      },
    ],
    services: [
      {
        _id: nextId(),
        quantity: 4,
        removable: false,
        group: 'Service',
        supplement: { name: 'Chaise exemple', unit: 'pièce', prices: { DZD: 1_200, EUR: 800 } },
      },
    ],
    ...overrides,
  };
}

export function buildHotel(overrides: Partial<Hotel> = {}): Hotel {
  return {
    _id: nextId(),
    name: 'Hôtel exemple 01',
    logoUrl: '/exemples/hotel-01.svg',
    badge: null,
    stars: 4,
    address: 'Adresse exemple, Mostaganem',
    phone: '+213 45 00 00 11',
    email: 'hotel01@exemple.dz',
    website: 'https://exemple.dz/hotel-01',
    description: 'Hôtel d’exemple, à remplacer par l’agence.',
    categories: {
      rooms: [
        { _id: nextId(), type: 'Chambre simple', prices: { DZD: 9_500, EUR: 65 }, images: [] },
      ],
      restauration: [{ _id: nextId(), type: 'Petit déjeuner', prices: { DZD: 1_200 }, images: [] }],
      others: [],
    },
    ...overrides,
  };
}

export function buildProblem(status: number, code: string, overrides: Partial<Problem> = {}) {
  const problem: Problem = {
    type: `https://exemple.dz/problemes/${code.toLowerCase()}`,
    title: 'Problème exemple',
    status,
    code,
    ...overrides,
  };
  return problem;
}
