/** @jest-environment @mosta/portal-sdk/jest/page */
import { buildSession } from '../testing/factories';
import {
  endSession,
  expireSession,
  followOtherTabs,
  readRefreshToken,
  readStoredAuth,
  sessionStore,
  startSession,
} from './session.store';

afterEach(() => {
  endSession();
  localStorage.clear();
});

describe('the stored session', () => {
  it('is kept under the specified items and restored', () => {
    const answer = buildSession();
    startSession(answer);
    expect(JSON.parse(localStorage.getItem('auth') ?? '')).toEqual({
      user: answer.user,
      role: 'Exhibitor',
      accessToken: answer.access.token,
    });
    expect(localStorage.getItem('refreshToken')).toBe(answer.refresh.token);
    expect(readStoredAuth()).toEqual(sessionStore.getState().auth);
  });

  it.each([
    ['text that is not JSON', '{"user"'],
    ['another shape', '{"user":{"nom":"X"},"accessToken":""}'],
    ['an unknown role', JSON.stringify({ ...fakeAuth(), role: 'Admin' })],
  ])('is empty and set aside for %s', (_what, stored) => {
    localStorage.setItem('auth', stored);
    expect(readStoredAuth()).toBeNull();
    expect(localStorage.getItem('auth')).toBeNull();
  });

  it('is restored without what only the account page shows', () => {
    const { role, accessToken } = fakeAuth();
    localStorage.setItem('auth', JSON.stringify({ user: { _id: '1' }, role, accessToken }));
    expect(readStoredAuth()?.user).toEqual({ _id: '1', nom: '', email: '' });
  });

  it('is restored when the module is evaluated', () => {
    localStorage.setItem('auth', JSON.stringify(fakeAuth()));
    jest.isolateModules(() => {
      const fresh = require('./session.store') as typeof import('./session.store');
      expect(fresh.sessionStore.getState().auth?.user.nom).toBe('Exposant exemple 01');
    });
  });

  it('lives in memory where the browser refuses storage', () => {
    jest.spyOn(Storage.prototype, 'setItem').mockImplementation(() => {
      throw new DOMException('denied', 'SecurityError');
    });
    startSession(buildSession());
    expect(sessionStore.getState().auth).not.toBeNull();
    expect(readRefreshToken()).not.toBeNull();
  });

  it('is the new one, not what is still stored, where there is no room for it any more', () => {
    startSession(buildSession());
    const answer = buildSession();
    jest.spyOn(Storage.prototype, 'setItem').mockImplementation(() => {
      throw new DOMException('full', 'QuotaExceededError');
    });
    startSession(answer);
    expect(readRefreshToken()).toBe(answer.refresh.token);
    expect(readStoredAuth()?.accessToken).toBe(answer.access.token);
  });
});

describe('followOtherTabs', () => {
  it('follows signing in and out elsewhere until undone', () => {
    const undo = followOtherTabs();
    localStorage.setItem('auth', JSON.stringify(fakeAuth()));
    window.dispatchEvent(new StorageEvent('storage', { key: 'auth' }));
    expect(sessionStore.getState().auth?.accessToken).toBe('access');

    localStorage.removeItem('auth');
    window.dispatchEvent(new StorageEvent('storage', { key: 'auth' }));
    expect(sessionStore.getState().auth).toBeNull();

    undo();
    localStorage.setItem('auth', JSON.stringify(fakeAuth()));
    window.dispatchEvent(new StorageEvent('storage', { key: 'auth' }));
    expect(sessionStore.getState().auth).toBeNull();
  });
});

describe('a session that expired', () => {
  /** What another tab of the browser hears of the last change. */
  const tell = (key: string) => window.dispatchEvent(new StorageEvent('storage', { key }));
  const otherTab = () => {
    let store: typeof import('./session.store') | undefined;
    jest.isolateModules(() => {
      store = require('./session.store') as typeof import('./session.store');
    });
    if (!store) throw new Error('The other tab has no session store');
    return store;
  };

  it('expires in every tab that had it, ends in a new one, and is over with the next sign-in', () => {
    const answer = buildSession();
    startSession(answer);
    const other = otherTab();
    const undo = other.followOtherTabs();
    expireSession();
    tell('authExpired');
    expect(other.sessionStore.getState()).toMatchObject({
      auth: { user: answer.user },
      expired: true,
    });
    expect(otherTab().sessionStore.getState()).toEqual({ auth: null, expired: false });

    const again = buildSession({ user: answer.user });
    startSession(again);
    tell('auth');
    expect(other.sessionStore.getState()).toMatchObject({
      auth: { accessToken: again.access.token },
      expired: false,
    });
    undo();
  });

  it('ends in every tab when one leaves', () => {
    startSession(buildSession());
    const other = otherTab();
    const undo = other.followOtherTabs();
    expireSession();
    tell('authExpired');
    endSession();
    tell('auth');
    expect(other.sessionStore.getState()).toEqual({ auth: null, expired: false });
    expect(localStorage).toHaveLength(0);
    undo();
  });

  it('is nothing that a visitor could have', () => {
    expireSession();
    expect(sessionStore.getState()).toEqual({ auth: null, expired: false });
  });

  it('is looked for again when the page comes back from the browser’s memory', () => {
    startSession(buildSession());
    const undo = followOtherTabs();
    localStorage.removeItem('auth');
    window.dispatchEvent(new PageTransitionEvent('pageshow', { persisted: true }));
    expect(sessionStore.getState().auth).toBeNull();
    undo();
  });
});

function fakeAuth() {
  return { user: buildSession().user, role: 'Exhibitor', accessToken: 'access' };
}

it('takes along at a sign-out what the device keeps of one person without account, and nothing else', () => {
  localStorage.setItem('own:badge', 'jeton');
  localStorage.setItem('mui-mode', 'dark');
  startSession(buildSession());
  expect(localStorage.getItem('own:badge')).toBe('jeton');
  endSession();
  expect(localStorage.getItem('own:badge')).toBeNull();
  expect(localStorage.getItem('mui-mode')).toBe('dark');
});
