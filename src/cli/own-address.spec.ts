import { expect, it } from '@jest/globals';
import { ownAddress } from './own-address.js';

it.each([
  ['127.0.0.1', 'http://127.0.0.1:8080'],
  ['0.0.0.0', 'http://127.0.0.1:8080'],
  ['::', 'http://[::1]:8080'],
  ['::1', 'http://[::1]:8080'],
  ['localhost', 'http://localhost:8080'],
])('should reach a service that listens on %s at %s', (host, expected) => {
  const address = ownAddress({ host, port: 8080 });
  expect([address, URL.canParse(address)]).toEqual([expected, true]);
});
