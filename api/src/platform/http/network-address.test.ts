import { addressKey } from './network-address';

it('counts an IPv4 address as itself, however it is written', () => {
  expect(addressKey('192.0.2.7')).toBe('192.0.2.7');
  expect(addressKey('::ffff:192.0.2.7')).toBe('192.0.2.7');
  expect(addressKey('::ffff:c000:207')).toBe('192.0.2.7');
});

it('counts all addresses of an IPv6 /64 as one, and no other with them', () => {
  const key = addressKey('2001:db8:1:2::1');
  expect(addressKey('2001:db8:1:2:ffff:ffff:ffff:ffff')).toBe(key);
  expect(addressKey('2001:0DB8:0001:0002:0:0:0:42')).toBe(key);
  expect(addressKey('2001:db8:1:3::1')).not.toBe(key);
});

it('takes what a proxy may give as an address', () => {
  expect(addressKey('fe80::1%eth0')).toBe(addressKey('fe80::2'));
  expect(addressKey('unknown')).toBe('unknown');
});
