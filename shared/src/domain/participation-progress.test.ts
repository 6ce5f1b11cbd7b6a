import fc from 'fast-check';
import { DOCUMENT_KINDS, DOCUMENT_STATES } from '../schemas/document.schema';
import { PARTICIPATION_STATUSES } from '../schemas/participation-form.schema';
import { STEP_KINDS } from '../schemas/progress.schema';
import { RESERVATION_STATUSES } from '../schemas/reservation.schema';
import { daysAfter, orderWindow, paymentDeadline } from './deadlines';
import { missingDocuments, type ProgressFacts, stageOf, stepsOf } from './participation-progress';

const EDITION = { deadlines: { documents: 15, payment: 15, supplies: 30 } };
const OPENED = new Date('2025-02-01T09:00:00Z');
const CONFIRMED = new Date('2025-02-10T09:00:00Z');
const NOW = new Date('2025-02-11T09:00:00Z');

const DOCUMENTS: ProgressFacts['documents'] = [
  { kind: 'register', author: 'Exhibitor', state: 'received' },
  { kind: 'tax', author: 'Exhibitor', state: 'accepted' },
];

function factsWith(changes: {
  participation?: Partial<ProgressFacts['participation']>;
  reservation?: Partial<ProgressFacts['reservation']>;
  statement?: Partial<ProgressFacts['statement']>;
  documents?: ProgressFacts['documents'];
}): ProgressFacts {
  return {
    participation: {
      status: 'received',
      complete: true,
      openedAt: OPENED,
      ...changes.participation,
    },
    reservation: {
      ...{ status: 'pending', confirmedAt: null, chosen: true, wished: true },
      ...changes.reservation,
    },
    documents: changes.documents ?? DOCUMENTS,
    statement: { due: 220_150, partial: false, ...changes.statement },
  };
}
const accepted = { participation: { status: 'accepted' } } as const;
const confirmed = {
  ...accepted,
  reservation: { status: 'confirmed', confirmedAt: CONFIRMED },
} as const;

const statesOf = (facts: ProgressFacts, now = NOW) =>
  Object.fromEntries(stepsOf(facts, EDITION, now).map(({ kind, state }) => [kind, state]));
const stepOf = (kind: string, facts: ProgressFacts, now = NOW) =>
  stepsOf(facts, EDITION, now).find((step) => step.kind === kind);

it.each([
  ['received', factsWith({}), 'received'],
  ['sent back', factsWith({ participation: { status: 'to_complete' } }), 'to_complete'],
  ['accepted', factsWith(accepted), 'accepted'],
  ['confirmed', factsWith(confirmed), 'confirmed'],
  ['refused', factsWith({ participation: { status: 'refused' } }), 'refused'],
  [
    'not yet decided although its reservation is confirmed',
    factsWith({ reservation: { status: 'confirmed', confirmedAt: CONFIRMED } }),
    'received',
  ],
  [
    'accepted, its reservation cancelled',
    factsWith({ ...accepted, reservation: { status: 'cancelled' } }),
    'accepted',
  ],
])('a participation that is %s', (_name, facts, stage) => {
  expect(stageOf(facts)).toBe(stage);
});

it('asks a new exhibitor for what is missing', () => {
  const facts = factsWith({
    ...{ participation: { complete: false }, documents: [] },
    reservation: { chosen: false, wished: false },
  });
  expect(statesOf(facts)).toEqual({
    ...{ completion: 'todo', stand: 'todo', documents: 'todo' },
    ...{ confirmation: 'waiting', payment: 'waiting', supplies: 'waiting' },
  });
});

it('waits for the organiser once everything is handed in', () => {
  expect(statesOf(factsWith({}))).toEqual({
    ...{ completion: 'done', stand: 'done', documents: 'done' },
    ...{ confirmation: 'waiting', payment: 'waiting', supplies: 'todo' },
  });
});

it('takes a wished package for no chosen stand, and lets its supplies be ordered', () => {
  expect(statesOf(factsWith({ reservation: { chosen: false } }))).toMatchObject({
    ...{ stand: 'todo', supplies: 'todo' },
  });
});

it('demands both documents of the exhibitor, none of them refused', () => {
  const [register, tax] = DOCUMENTS;
  if (!register || !tax) throw new Error('No papers');
  const incomplete: ProgressFacts['documents'][] = [
    [register],
    [{ ...register, state: 'refused' }, tax],
    [{ ...register, author: 'Organizer' }, tax],
    [{ ...register, kind: 'other' }, tax],
  ];
  for (const documents of incomplete) {
    expect(stepOf('documents', factsWith({ documents }))?.state).toBe('todo');
  }
  expect(incomplete.map(missingDocuments)).toEqual([
    ['tax'],
    ...[['register'], ['register'], ['register']],
  ]);
  const again = [{ ...register, state: 'refused' as const }, ...DOCUMENTS];
  expect(stepOf('documents', factsWith({ documents: again }))?.state).toBe('done');
});

it('counts the days of the documents from the opening, to the instant', () => {
  const facts = factsWith({ documents: [] });
  const deadline = daysAfter(OPENED, 15);
  expect(deadline.toISOString()).toBe('2025-02-16T09:00:00.000Z');
  expect(stepOf('documents', facts, deadline)).toMatchObject({
    ...{ deadline: deadline.toISOString(), overdue: false },
  });
  const after = new Date(deadline.getTime() + 1);
  expect(stepOf('documents', facts, after)).toMatchObject({ overdue: true, state: 'todo' });
  expect(stepOf('documents', factsWith({}), after)).toMatchObject({ overdue: false });
});

it('asks for the price from the confirmation on, until it is paid', () => {
  expect(stepOf('payment', factsWith(confirmed))).toEqual({
    ...{ kind: 'payment', state: 'todo', overdue: false },
    deadline: '2025-02-25T09:00:00.000Z',
  });
  const late = new Date('2025-02-25T09:00:01Z');
  expect(stepOf('payment', factsWith(confirmed), late)?.overdue).toBe(true);
  const paid = factsWith({ ...confirmed, statement: { due: 0 } });
  expect(stepOf('payment', paid, late)).toMatchObject({ state: 'done', overdue: false });
  const partly = factsWith({ ...confirmed, statement: { due: 0, partial: true } });
  expect(stepOf('payment', partly)?.state).toBe('waiting');
  const unknown = factsWith({ ...confirmed, statement: { due: null, partial: true } });
  expect(stepOf('payment', unknown)?.state).toBe('waiting');
});

it('closes further supplies after their day, without calling them overdue', () => {
  expect(stepOf('supplies', factsWith(confirmed))).toMatchObject({
    ...{ state: 'todo', deadline: '2025-03-12T09:00:00.000Z' },
  });
  const late = new Date('2025-03-12T09:00:01Z');
  expect(stepOf('supplies', factsWith(confirmed), late)).toMatchObject({
    ...{ state: 'closed', overdue: false },
  });
});

it('leaves nothing to do in a participation that is refused', () => {
  const facts = factsWith({
    ...{ participation: { status: 'refused', complete: false }, documents: [] },
    reservation: { status: 'cancelled' },
  });
  expect(statesOf(facts)).toEqual({
    ...{ completion: 'closed', stand: 'done', documents: 'closed' },
    ...{ confirmation: 'closed', payment: 'closed', supplies: 'closed' },
  });
});

const anyDate = fc.date({
  ...{ min: new Date('2025-01-01'), max: new Date('2025-12-31'), noInvalidDate: true },
});
const anyFacts: fc.Arbitrary<ProgressFacts> = fc.record({
  participation: fc.record({
    status: fc.constantFrom(...PARTICIPATION_STATUSES),
    ...{ complete: fc.boolean(), openedAt: anyDate },
  }),
  reservation: fc.record({
    status: fc.constantFrom(...RESERVATION_STATUSES),
    ...{ confirmedAt: fc.option(anyDate), chosen: fc.boolean(), wished: fc.boolean() },
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
    fc.property(anyFacts, anyDate, (facts, now) => {
      const steps = stepsOf(facts, EDITION, now);
      expect(steps.map(({ kind }) => kind)).toEqual([...STEP_KINDS]);
      for (const { state, deadline, overdue } of steps) {
        const late = state === 'todo' && deadline !== null && new Date(deadline) < now;
        expect(overdue).toBe(late);
      }
      const closed =
        facts.participation.status === 'refused' || facts.reservation.status === 'cancelled';
      if (closed) expect(steps.every(({ state }) => /done|closed/.test(state))).toBe(true);
    }),
  );
});

it('never reopens a step as time passes, and closes orders for good', () => {
  fc.assert(
    fc.property(anyFacts, anyDate, anyDate, (facts, one, other) => {
      const [earlier, later] = one < other ? [one, other] : [other, one];
      const before = stepsOf(facts, EDITION, earlier);
      stepsOf(facts, EDITION, later).forEach((step, index) => {
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
