/** @jest-environment @mosta/portal-sdk/jest/page */
import { readItem, removeItem, sessionItems, writeItem } from './browser-storage';

const STORAGES = [
  ['local', { read: readItem, write: writeItem, remove: removeItem }, localStorage],
  ['session', sessionItems, sessionStorage],
] as const;

describe.each(STORAGES)('the %s storage', (_name, items, storage) => {
  afterEach(() => storage.clear());

  it('reads what is stored, and what other code stored', () => {
    items.write('a', '1');
    expect(storage.getItem('a')).toBe('1');
    storage.setItem('a', '2');
    expect(items.read('a')).toBe('2');
    items.remove('a');
    expect(items.read('a')).toBeNull();
  });

  it('keeps values for the page when the browser refuses them', () => {
    storage.setItem('b', 'old');
    jest.spyOn(Storage.prototype, 'setItem').mockImplementation(() => {
      throw new DOMException('full', 'QuotaExceededError');
    });
    items.write('b', 'new');
    expect(storage.getItem('b')).toBe('old');
    expect(items.read('b')).toBe('new');
    items.remove('b');
    expect(items.read('b')).toBeNull();
  });
});
