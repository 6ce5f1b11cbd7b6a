import fc from 'fast-check';
import { DOCUMENT_KINDS, DOCUMENT_STATES } from '../schemas/document.schema';
import { PARTICIPATION_STATUSES } from '../schemas/participation-form.schema';
import { STEP_KINDS } from '../schemas/progress.schema';
import { RESERVATION_STATUSES } from '../schemas/reservation.schema';
import { daysAfter, orderWindow, paymentDeadline } from './deadlines';
import { type Followed, stageOf, stepsOf } from './participation-progress';

const EDITION = { deadlines: { documents: 15, payment: 15, supplies: 30 } };
const OPENED = new Date('2025-02-01T09:00:00Z');
const CONFIRMED = new Date('2025-02-10T09:00:00Z');
const NOW = new Date('2025-02-11T09:00:00Z');

const PAPERS: Followed['documents'] = [
  { kind: 'register', author: 'Exhibitor', state: 'received' },
  { kind: 'tax', author: 'Exhibitor', state: 'accepted' },
];

function followed(changes: {
  participation?: Partial<Followed['participation']>;
  reservation?: Partial<Followed['reservation']>;
  statement?: Partial<Followed['statement']>;
  documents?: Followed['documents'];
}): Followed {
  return {
    participation: {
      status: 'received',
      complete: true,
      openedAt: OPENED,
      ...changes.participation,
    },
    reservation: { status: 'pending', confirmedAt: null, chosen: true, ...changes.reservation },
    documents: changes.documents ?? PAPERS,
    statement: { due: 220_150, partial: false, ...changes.statement },
  };
}
const accepted = { participation: { status: 'accepted' } } as const;
const confirmed = {
  ...accepted,
  reservation: { status: 'confirmed', confirmedAt: CONFIRMED },
} as const;

const statesOf = (given: Followed, now = NOW) =>
  Object.fromEntries(stepsOf(given, EDITION, now).map(({ kind, state }) => [kind, state]));
const stepOf = (kind: string, given: Followed, now = NOW) =>
  stepsOf(given, EDITION, now).find((step) => step.kind === kind);

it.each([
  ['received', followed({}), 'received'],
  ['sent back', followed({ participation: { status: 'to_complete' } }), 'to_complete'],
  ['accepted', followed(accepted), 'accepted'],
  ['confirmed', followed(confirmed), 'confirmed'],
  ['refused', followed({ participation: { status: 'refused' } }), 'refused'],
  [
    'not yet decided although its reservation is confirmed',
    followed({ reservation: { status: 'confirmed', confirmedAt: CONFIRMED } }),
    'received',
  ],
  [
    'accepted, its reservation cancelled',
    followed({ ...accepted, reservation: { status: 'cancelled' } }),
    'accepted',
  ],
])('a participation that is %s', (_name, given, stage) => {
  expect(stageOf(given)).toBe(stage);
});

it('asks a new exhibitor for what is missing', () => {
  const given = followed({
    ...{ participation: { complete: false }, reservation: { chosen: false }, documents: [] },
  });
  expect(statesOf(given)).toEqual({
    ...{ completion: 'todo', stand: 'todo', documents: 'todo' },
    ...{ confirmation: 'waiting', payment: 'waiting', supplies: 'waiting' },
  });
});

it('waits for the organiser once everything is handed in', () => {
  expect(statesOf(followed({}))).toEqual({
    ...{ completion: 'done', stand: 'done', documents: 'done' },
    ...{ confirmation: 'waiting', payment: 'waiting', supplies: 'todo' },
  });
});

it('demands both documents of the exhibitor, none of them refused', () => {
  const [register, tax] = PAPERS;
  if (!register || !tax) throw new Error('No papers');
  const lacking: Followed['documents'][] = [
    [register],
    [{ ...register, state: 'refused' }, tax],
    [{ ...register, author: 'Organizer' }, tax],
    [{ ...register, kind: 'other' }, tax],
  ];
  for (const documents of lacking) {
    expect(stepOf('documents', followed({ documents }))?.state).toBe('todo');
  }
  const again = [{ ...register, state: 'refused' as const }, ...PAPERS];
  expect(stepOf('documents', followed({ documents: again }))?.state).toBe('done');
});

it('counts the days of the documents from the opening, to the instant', () => {
  const given = followed({ documents: [] });
  const deadline = daysAfter(OPENED, 15);
  expect(deadline.toISOString()).toBe('2025-02-16T09:00:00.000Z');
  expect(stepOf('documents', given, deadline)).toMatchObject({
    ...{ deadline: deadline.toISOString(), overdue: false },
  });
  const after = new Date(deadline.getTime() + 1);
  expect(stepOf('documents', given, after)).toMatchObject({ overdue: true, state: 'todo' });
  expect(stepOf('documents', followed({}), after)).toMatchObject({ overdue: false });
});

it('asks for the price from the confirmation on, until it is paid', () => {
  expect(stepOf('payment', followed(confirmed))).toEqual({
    ...{ kind: 'payment', state: 'todo', overdue: false },
    deadline: '2025-02-25T09:00:00.000Z',
  });
  const late = new Date('2025-02-25T09:00:01Z');
  expect(stepOf('payment', followed(confirmed), late)?.overdue).toBe(true);
  const paid = followed({ ...confirmed, statement: { due: 0 } });
  expect(stepOf('payment', paid, late)).toMatchObject({ state: 'done', overdue: false });
  const partly = followed({ ...confirmed, statement: { due: 0, partial: true } });
  expect(stepOf('payment', partly)?.state).toBe('waiting');
  const unknown = followed({ ...confirmed, statement: { due: null, partial: true } });
  expect(stepOf('payment', unknown)?.state).toBe('waiting');
});

it('closes further supplies after their day, without calling them overdue', () => {
  expect(stepOf('supplies', followed(confirmed))).toMatchObject({
    ...{ state: 'todo', deadline: '2025-03-12T09:00:00.000Z' },
  });
  const late = new Date('2025-03-12T09:00:01Z');
  expect(stepOf('supplies', followed(confirmed), late)).toMatchObject({
    ...{ state: 'closed', overdue: false },
  });
});

it('leaves nothing to do in a dossier that is refused', () => {
  const given = followed({
    ...{ participation: { status: 'refused', complete: false }, documents: [] },
    reservation: { status: 'cancelled' },
  });
  expect(statesOf(given)).toEqual({
    ...{ completion: 'closed', stand: 'done', documents: 'closed' },
    ...{ confirmation: 'closed', payment: 'closed', supplies: 'closed' },
  });
});

const anyDate = fc.date({
  ...{ min: new Date('2025-01-01'), max: new Date('2025-12-31'), noInvalidDate: true },
});
const anyFollowed: fc.Arbitrary<Followed> = fc.record({
  participation: fc.record({
    status: fc.constantFrom(...PARTICIPATION_STATUSES),
    ...{ complete: fc.boolean(), openedAt: anyDate },
  }),
  reservation: fc.record({
    status: fc.constantFrom(...RESERVATION_STATUSES),
    ...{ confirmedAt: fc.option(anyDate), chosen: fc.boolean() },
  }),
  documents: fc.array(
    fc.record({
      kind: fc.constantFrom(...DOCUMENT_KINDS),
      author: fc.constantFrom('Exhibitor' as const, 'Organizer' as const),
      state: fc.constantFrom(...DOCUMENT_STATES),
    }),
  ),
  statement: fc.record({ due: fc.option(fc.nat()), partial: fc.boolean() }),
});

it('has every step once, in order, and is late only where it is the exhibitor’s turn', () => {
  fc.assert(
    fc.property(anyFollowed, anyDate, (given, now) => {
      const steps = stepsOf(given, EDITION, now);
      expect(steps.map(({ kind }) => kind)).toEqual([...STEP_KINDS]);
      for (const { state, deadline, overdue } of steps) {
        const late = state === 'todo' && deadline !== null && new Date(deadline) < now;
        expect(overdue).toBe(late);
      }
      const ended =
        given.participation.status === 'refused' || given.reservation.status === 'cancelled';
      if (ended) expect(steps.every(({ state }) => /done|closed/.test(state))).toBe(true);
    }),
  );
});

it('never undoes a step by the passing of time, and closes orders for good', () => {
  fc.assert(
    fc.property(anyFollowed, anyDate, anyDate, (given, one, other) => {
      const [earlier, later] = one < other ? [one, other] : [other, one];
      const before = stepsOf(given, EDITION, earlier);
      stepsOf(given, EDITION, later).forEach((step, index) => {
        if (before[index]?.state === 'done') expect(step.state).toBe('done');
        if (before[index]?.state === 'closed') expect(step.state).toBe('closed');
      });
    }),
  );
});

it('opens no deadline of a reservation before its confirmation', () => {
  const pending = { status: 'pending', confirmedAt: null } as const;
  expect(paymentDeadline(pending, EDITION)).toBeNull();
  expect(orderWindow(pending, EDITION, NOW)).toEqual({ open: true, deadline: null });
  expect(orderWindow({ ...pending, status: 'cancelled' }, EDITION, NOW).open).toBe(false);
});
