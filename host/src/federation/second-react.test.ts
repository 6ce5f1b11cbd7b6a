import { findSecondReact } from './second-react';

const USES = '(e,t,n)=>{n(1).__CLIENT_INTERNALS_DO_NOT_USE_OR_WARN_USERS_THEY_CANNOT_UPGRADE.H}';
const IS = '(e,t)=>{t.__CLIENT_INTERNALS_DO_NOT_USE_OR_WARN_USERS_THEY_CANNOT_UPGRADE={H:null}}';
const IS_DOM = '(e,t)=>{t.__DOM_INTERNALS_DO_NOT_USE_OR_WARN_USERS_THEY_CANNOT_UPGRADE={d:{}}}';

/** A page with the chunks of one build, as webpack keeps them. */
const page = (list: string, ...sources: string[]) => ({
  [`webpackChunk${list}`]: [[[1], Object.fromEntries(sources.map((source, id) => [id, source]))]],
});

it('finds the libraries that a remote carries, by name', () => {
  expect(findSecondReact('alpha', page('mosta_alpha', USES, IS, IS_DOM))).toMatchObject({
    phase: 'singleton',
    code: 'SECOND_COPY',
    message: 'alpha carries its own react, react-dom',
  });
});

it('does not take whoever uses React for React', () => {
  expect(findSecondReact('beta', page('mosta_beta', USES))).toBeNull();
});

it('does not blame a remote for another one’s', () => {
  expect(findSecondReact('gamma', page('mosta_delta', IS))).toBeNull();
});

it('looks at each chunk once', () => {
  const holder = page('mosta_zeta', IS);
  expect(findSecondReact('zeta', holder)).not.toBeNull();
  expect(findSecondReact('zeta', holder)).toBeNull();
});
