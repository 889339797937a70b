import { describe, expect, it } from '@jest/globals';
import { untunnelled } from './tunnel.js';

const FORM = 'application/x-www-form-urlencoded';
const mixed = (query: string, entity: string): string =>
  `--b\r\nContent-Type: ${FORM}\r\nContent-Length: 3\r\n\r\n${query}\r\n--b\r\nContent-Type: application/json\r\n\r\n${entity}\r\n--b--\r\n`;
const LINE_FEEDS = `--b\ncontent-type: ${FORM}\n\naction=x\n--b\n\n{"a":1}\n--b--`;

describe('untunnelled', () => {
  it('should leave a request without the header', () => {
    const asked = { verb: 'POST', uri: '/aspects?action=x', body: { a: 1 } };
    expect(untunnelled(asked, {})).toBe(asked);
  });

  it.each<[string, string, string, unknown, string, unknown]>([
    ['GET', '/entitiesV2', FORM, 'ids=List(a%28b)', '/entitiesV2?ids=List(a%28b)', undefined],
    ['get', '/aspects/k?version=0', FORM, 'aspect=x', '/aspects/k?version=0&aspect=x', undefined],
    ['POST', '/aspects', 'multipart/mixed; boundary="b"', mixed('action=x', '{"a":1}'), '/aspects?action=x', { a: 1 }],
    ['POST', '/aspects', 'multipart/mixed; boundary=b', `\n\n\n${LINE_FEEDS}`, '/aspects?action=x', { a: 1 }],
    ['DELETE', '/relationships?urn=a', 'application/json', undefined, '/relationships?urn=a', undefined],
  ])('should read %s of %s out of %s', (verb, uri, type, body, meant, entity) => {
    const headers = { 'x-http-method-override': verb, 'content-type': type };
    expect(untunnelled({ verb: 'POST', uri, body }, headers)).toEqual({
      verb: verb.toUpperCase(),
      uri: meant,
      body: entity,
    });
  });

  it.each([
    ['no query', '--b\r\nContent-Type: application/json\r\n\r\n{}\r\n--b--', 'x-www-form-urlencoded'],
    ['many parts', '--b\r\n\r\nx\r\n'.repeat(1_000_000), 'has two parts'],
    ['many headers', `--b\n${'a\n'.repeat(5_000_000)}`, 'x-www-form-urlencoded'],
    ['a broken entity', mixed('action=x', '{'), 'Cannot parse request entity'],
  ])('should refuse a body with %s', (_name, body, reason) => {
    const headers = { 'x-http-method-override': 'POST', 'content-type': 'multipart/mixed; boundary=b' };
    expect(() => untunnelled({ verb: 'POST', uri: '/aspects', body }, headers)).toThrow(reason);
  });
});
