import { describe, expect, it } from '@jest/globals';
import { withoutPasswords } from './without-passwords.js';

describe('withoutPasswords', () => {
  it.each([
    ['postgres://me:hunter2@db:5432/x', 'postgres://me:***@db:5432/x'],
    ['me:hunter2@db', 'me:***@db'],
    ['mysql://db/x?user=me&password=hunter2', 'mysql://db/x?user=me&password=***'],
    ['postgres://me:hunter2', 'postgres://me:***'],
    ['postgres://me:2hunter', 'postgres://me:***'],
    ['opensearch+http://me:hun/ter2', 'opensearch+http://me:***'],
  ])('should turn %s into %s', (text, expected) => {
    expect(withoutPasswords(text, '***')).toBe(expected);
  });

  it.each([
    'postgres://db:5432',
    'postgres://db:5432/x?a=b',
    'http://[::1]:9200',
    'https://a.example:8443,https://b.example:8443',
    'sqlite:./data/metadata.db',
    'broker:9092,broker-2:9092',
  ])('should leave %s', (text) => {
    expect(withoutPasswords(text, '***')).toBe(text);
  });
});
