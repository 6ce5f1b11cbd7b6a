import { findSecondReact } from './second-react';

const USES = '(e,t,n)=>{let r=n(1).__CLIENT_INTERNALS.H;n(1).useState(r)}';
const IS = '(e,t)=>{t.useState=function(e){return P.H.useState(e)}}';
const IS_DOM = '(e,t)=>{let r="_reactListening"+Math.random()}';

/** A page with the chunks of one build, as webpack keeps them. */
const page = (list: string, ...sources: string[]) => ({
  [`webpackChunk${list}`]: [[[1], Object.fromEntries(sources.map((source, id) => [id, source]))]],
});

it('finds the libraries that a remote carries, by name', () => {
  expect(findSecondReact('alpha', ['beta'], page('mosta_alpha', USES, IS, IS_DOM))).toMatchObject({
    phase: 'singleton',
    code: 'SECOND_COPY',
    message: 'alpha carries its own react, react-dom',
  });
});

it('does not take whoever uses React for React', () => {
  expect(findSecondReact('beta', [], page('mosta_beta', USES))).toBeNull();
});

it('does not blame a remote for another one’s', () => {
  expect(findSecondReact('gamma', ['delta'], page('mosta_delta_1_0_0', IS))).toBeNull();
  expect(findSecondReact('gamma', ['delta'], page('mosta_delta', IS))).toBeNull();
  expect(findSecondReact('gamma', ['delta'], page('host', IS))).toBeNull();
});

it('blames the remote in whose place a build of another name stands', () => {
  expect(findSecondReact('gamma', ['delta'], page('mosta_stub_1_0_0', IS))).not.toBeNull();
});

it('looks at each chunk once', () => {
  const holder = page('mosta_zeta', IS);
  expect(findSecondReact('zeta', [], holder)).not.toBeNull();
  expect(findSecondReact('zeta', [], holder)).toBeNull();
});
