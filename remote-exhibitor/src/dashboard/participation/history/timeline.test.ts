import { FIRST_PUBLIC_EDITION } from '@mosta/shared/domain/edition';
import { buildDocument, buildParticipation, buildProgress, buildStatement } from '../testing';
import { pastEventsOf } from './past-events';
import { timelineOf } from './timeline';

const participation = buildParticipation({
  status: 'accepted',
  createdAt: '2025-03-01T09:00:00.000Z',
  decidedAt: '2025-03-05T09:00:00.000Z',
});
const progress = buildProgress({
  stage: 'confirmed',
  confirmedAt: '2025-03-10T09:00:00.000Z',
  steps: [
    { kind: 'completion', state: 'done', deadline: '2025-03-16T09:00:00.000Z', overdue: false },
    { kind: 'documents', state: 'todo', deadline: '2025-03-16T09:00:00.000Z', overdue: true },
    { kind: 'payment', state: 'todo', deadline: '2025-04-25T09:00:00.000Z', overdue: false },
  ],
});
const payments = buildStatement().payments;
const at = (instant: string) =>
  timelineOf({ participation, progress, payments }, FIRST_PUBLIC_EDITION, new Date(instant)).map(
    ({ kind, state }) => `${kind} ${state}`,
  );

describe('the dates of a participation', () => {
  it('hold what was done, what is late and what comes, in their order', () => {
    expect(at('2025-04-10T09:00:00Z')).toEqual([
      'received done',
      'accepted done',
      'confirmed done',
      'until.documents overdue',
      'payment done',
      'until.payment coming',
      'opening coming',
      'closing coming',
    ]);
  });

  it('follow the clock through the fair and past it', () => {
    expect(at('2025-04-29T09:00:00Z').slice(-2)).toEqual(['opening done', 'closing coming']);
    expect(at('2025-06-01T09:00:00Z').slice(-2)).toEqual(['opening done', 'closing done']);
  });

  it('end with a refusal', () => {
    const refused = { ...participation, status: 'refused' as const };
    const facts = { participation: refused, progress: buildProgress({ steps: [] }) };
    expect(timelineOf(facts, FIRST_PUBLIC_EDITION, new Date()).map(({ kind }) => kind)).toEqual([
      'received',
      'refused',
    ]);
  });

  it('do not repeat a decision that a correction has set aside', () => {
    const again = { ...participation, status: 'received' as const };
    const facts = { participation: again, progress: buildProgress({ steps: [] }) };
    expect(pastEventsOf(facts).map(({ kind }) => kind)).toEqual(['received']);
  });
});

describe('what has happened', () => {
  it('comes newest first and leads to where it can be looked at', () => {
    const message = { text: 'Bonjour', readAt: null };
    const events = pastEventsOf({
      ...{ participation, progress, payments },
      documents: [buildDocument({ author: 'Organizer', createdAt: '2025-04-20T09:00:00.000Z' })],
      messages: [
        { ...message, _id: 'm1', author: 'Organizer', sentAt: '2025-04-21T09:00:00.000Z' },
        { ...message, _id: 'm2', author: 'Exhibitor', sentAt: '2025-04-22T09:00:00.000Z' },
      ],
      quotes: [{ _id: 'q1', reference: 'ME25-D000001', createdAt: '2025-02-01T09:00:00.000Z' }],
    });
    expect(events.map(({ kind }) => kind)).toEqual([
      'messageSent',
      'messageReceived',
      'documentReceived',
      'payment',
      'confirmed',
      'accepted',
      'received',
      'quote',
    ]);
    expect(events.map(({ to }) => to).slice(0, 4)).toEqual([
      '?vue=dossier&volet=messages&dossier=participation-1',
      '?vue=dossier&volet=messages&dossier=participation-1',
      '?vue=dossier&volet=documents&dossier=participation-1',
      '?vue=dossier&volet=paiement&dossier=participation-1',
    ]);
  });
});
