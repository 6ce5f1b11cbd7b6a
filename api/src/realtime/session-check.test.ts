import { createSessionCheck } from './session-check';

/** A process with sockets of these sessions, and a database that knows which are open. */
function setUp() {
  const state = { here: ['one', 'two'], open: ['one', 'two'], revision: '1' as string | null };
  const closed: string[] = [];
  let asked = 0;
  const sessionCheck = createSessionCheck(
    {
      sessions: () => state.here,
      close: (session) => {
        closed.push(session);
        state.here = state.here.filter((other) => other !== session);
      },
    },
    {
      openSessionsAmong: async () => {
        asked += 1;
        return new Set(state.open);
      },
      sessionsRevision: () => state.revision,
    },
  );
  return { ...sessionCheck, state, closed, timesAsked: () => asked };
}

it('closes the sockets of sessions that have ended, and of no others', async () => {
  const { check, state, closed } = setUp();
  await check();
  expect(closed).toEqual([]);
  Object.assign(state, { open: ['two'], revision: '2' });
  await check();
  expect(closed).toEqual(['one']);
});

it('asks nothing while no session changes and no socket comes', async () => {
  const { check, timesAsked } = setUp();
  for (let time = 0; time < 5; time += 1) await check();
  expect(timesAsked()).toBe(1);
});

it('finds a socket that came while its session was being ended', async () => {
  const { check, noteSocket, state, closed } = setUp();
  Object.assign(state, { here: [], open: [] });
  await check();
  state.here = ['one'];
  noteSocket();
  await check();
  expect(closed).toEqual(['one']);
});

it('asks every time while changes may go unseen', async () => {
  const { check, timesAsked, state } = setUp();
  state.revision = null;
  for (let time = 0; time < 3; time += 1) await check();
  expect(timesAsked()).toBe(3);
});
