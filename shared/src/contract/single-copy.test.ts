/** @jest-environment @mosta/portal-sdk/jest/page */
import { claimSingleCopy, SECOND_COPY_EVENT, setSingleCopyPolicy } from './single-copy';

describe('claimSingleCopy', () => {
  afterEach(() => setSingleCopyPolicy('throw'));

  it('refuses a module that is evaluated a second time', () => {
    claimSingleCopy('module-a');
    expect(() => claimSingleCopy('module-a')).toThrow(
      expect.objectContaining({ name: 'SecondCopyError', code: 'SECOND_COPY' }),
    );
  });

  it('refuses it across copies of this very file', () => {
    jest.isolateModules(() => require('./single-copy').claimSingleCopy('module-b'));
    expect(() => claimSingleCopy('module-b')).toThrow('A second copy of module-b was loaded');
  });

  it('reports in place of throwing where the page says so', () => {
    const heard = jest.fn();
    globalThis.addEventListener(SECOND_COPY_EVENT, heard, { once: true });
    setSingleCopyPolicy('report');
    claimSingleCopy('module-c');
    expect(heard).not.toHaveBeenCalled();
    claimSingleCopy('module-c');
    expect(heard).toHaveBeenCalledTimes(1);
  });
});

describe.each(['auth', 'realtime'])('shared/%s', (name) => {
  it('refuses its second evaluation in a page', () => {
    const load = () => jest.isolateModules(() => require(`../${name}/${name}`));
    load();
    expect(load).toThrow(expect.objectContaining({ code: 'SECOND_COPY' }));
  });
});
