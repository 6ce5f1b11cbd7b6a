import type { Overview } from '@mosta/shared/schemas/overview.schema';

const dinars = (amount: number) => ({ amount, currency: 'DZD' as const });
const euros = (amount: number) => ({ amount, currency: 'EUR' as const });

/** The figures of a fair that goes well. */
export function buildOverview(overrides: Partial<Overview> = {}): Overview {
  return {
    at: '2025-04-20T09:00:00.000Z',
    waiting: {
      ...{ received: 3, accepted: 2, documents: 6, messages: 4, latePayments: 1 },
      ...{ endingHolds: 5, endingReservations: 0, staff: 7 },
    },
    comparison: {
      daysLeft: 8,
      now: {
        ...{ participations: 48, reservations: 41, stands: 46, badges: 120 },
        paid: [dinars(119_000), euros(0)],
      },
      before: {
        ...{ year: 2024, day: '2024-04-21', participations: 40, reservations: 0, stands: 50 },
        ...{ badges: 120, paid: [dinars(100_000), euros(0)] },
      },
    },
    stands: [
      { kind: 'stand', state: 'libre', count: 100, area: 1200 },
      { kind: 'stand', state: 'option', count: 11, area: 99 },
      { kind: 'stand', state: 'confirme', count: 50, area: 600 },
      { kind: 'zone', state: 'libre', count: 10, area: 500 },
    ],
    income: [
      {
        ...{ currency: 'DZD', reservations: 2, unpriced: 1, agreed: dinars(238_000) },
        ...{ paid: dinars(119_000), due: dinars(119_000), late: dinars(19_000) },
      },
      {
        ...{ currency: 'EUR', reservations: 0, unpriced: 0, agreed: euros(0) },
        ...{ paid: euros(0), due: euros(0), late: euros(0) },
      },
    ],
    badges: {
      ...{ issued: 14, came: 5 },
      byDay: [
        { day: '2025-04-19', count: 5 },
        { day: '2025-04-20', count: 9 },
      ],
      byCountry: [
        { country: 'Algérie', count: 12 },
        { country: null, count: 2 },
      ],
      byCategory: [{ category: 'visitor', count: 14 }],
    },
    sectors: [{ sector: 'sea', count: 4 }],
    ...overrides,
  };
}
