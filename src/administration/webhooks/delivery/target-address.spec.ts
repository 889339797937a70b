import { describe, expect, it } from '@jest/globals';
import { isAllowedHost, isPublicAddress, targetAddress } from './target-address.js';

const PRIVATE = [
  ...['0.0.0.0', '10.1.2.3', '100.64.0.1', '100.100.100.200', '127.0.0.1', '127.255.255.254', '169.254.169.254'],
  ...['172.16.0.1', '172.31.255.255', '192.0.0.192', '192.168.1.1', '198.18.0.1', '203.0.113.1', '224.0.0.1'],
  ...['240.0.0.1', '255.255.255.255', '168.63.129.16'],
  ...['::', '::1', '::127.0.0.1', '::ffff:10.0.0.1', '::ffff:169.254.169.254', '64:ff9b::a00:1', '64:ff9b:1::a00:1'],
  ...['2002:7f00:1::', '2001::1', '2001:db8::1', 'fc00::1', 'fd00:ec2::254', 'fe80::1', 'fec0::1', 'ff02::1', '100::1'],
  'no address',
];
const PUBLIC = ['1.1.1.1', '8.8.8.8', '172.32.0.1', '192.169.0.1', '2606:4700::1111', '2a00:1450:4001::8a'];

const resolvesTo = (...addresses: readonly string[]) => {
  return async () =>
    Promise.resolve(addresses.map((address) => ({ address, family: address.includes(':') ? 6 : 4 }) as const));
};

describe('the address of a target', () => {
  it.each(PRIVATE)('should not be %s', (address) => {
    expect(isPublicAddress(address)).toBe(false);
  });

  it.each(PUBLIC)('should be %s', (address) => {
    expect(isPublicAddress(address)).toBe(true);
  });

  it.each([
    ['one of its addresses is private', 'http://example.com/', ['1.1.1.1', '10.0.0.1']],
    ['it is written as a number', 'http://2130706433/', []],
    ['it is written in octal numbers', 'http://0177.0.0.1/', []],
    ['it is an IPv6 address that holds a private one', 'http://[::ffff:7f00:1]/', []],
    ['it has none', 'http://example.com/', []],
  ])('should be refused when %s', async (_when, url, addresses) => {
    await expect(targetAddress(new URL(url), ['example.org'], resolvesTo(...addresses))).rejects.toThrow();
  });

  it('should be the first of public ones, or that of an allowed host', async () => {
    const found = targetAddress(new URL('https://example.com'), [], resolvesTo('1.1.1.1', '8.8.8.8'));
    expect(await found).toEqual({ address: '1.1.1.1', family: 4 });
    const allowed = targetAddress(new URL('https://Hooks.local.'), ['hooks.local'], resolvesTo('10.0.0.1'));
    expect(await allowed).toEqual({ address: '10.0.0.1', family: 4 });
  });

  it.each([
    ['a.example.com', ['*.example.com'], true],
    ['example.com', ['*.example.com'], false],
    ['badexample.com', ['*.example.com'], false],
    ['example.com', ['example.com'], true],
    ['example.com.evil.org', ['example.com'], false],
  ])('should know whether %s is among %j', (host, allowed, expected) => {
    expect(isAllowedHost(host, allowed)).toBe(expected);
  });
});
