import { forgetFailed } from './failed-shares';

it('lets a shared module be asked for again that could not be had, and leaves all others', () => {
  const attempt = (loaded: boolean) => ({ loaded, loading: Promise.resolve(() => 'it') });
  const [failed, there, other] = [attempt(false), attempt(true), attempt(false)];
  const scope = { fields: { '1.0.0': failed, '0.9.0': there }, tabs: { '1.0.0': other } };
  forgetFailed({ default: scope }, 'fields');
  expect(failed.loading).toBeNull();
  expect(there.loading).not.toBeNull();
  expect(other.loading).not.toBeNull();
});

it('has nothing to forget of a module that nobody shares', () => {
  const scopes = { default: {} };
  forgetFailed(scopes, 'fields');
  expect(scopes).toEqual({ default: {} });
});
