import { describe, expect, it } from '@jest/globals';
import { FileKey } from '../file-key.js';
import { SIGNED_PATH, SignedAddresses } from './signed-addresses.js';

const KEY = FileKey.create('ä & b.txt')!;
const NOW = 1_700_000_000_000;

const at = (now: number, secret = 'a'): SignedAddresses => new SignedAddresses(Buffer.from(secret), () => now);

/** Returns the parts of an address as a server parses them. */
function partsOf(address: string, method = 'GET') {
  const { pathname, searchParams } = new URL(address, 'http://host');
  const [folder = '', fileId = ''] = pathname.slice(SIGNED_PATH.length + 1).split('/');
  return { method, folder, fileId: decodeURIComponent(fileId), query: Object.fromEntries(searchParams) };
}

describe('SignedAddresses', () => {
  const address = at(NOW).pathOf({ method: 'GET', key: KEY, mediaType: 'text/plain' }, 60);
  const parts = partsOf(address);

  it('should permit a signed request until it expires', () => {
    expect(at(NOW + 59_000).read(parts)).toEqual({ method: 'GET', key: KEY, mediaType: 'text/plain' });
    expect(() => at(NOW + 60_000).read(parts)).toThrow('has expired');
  });

  it.each([
    ['another verb', { ...parts, method: 'PUT' }],
    ['another file', { ...parts, fileId: FileKey.create('ä & b.txt')!.fileId }],
    ['another name', { ...parts, fileId: `${KEY.id}__b.txt` }],
    ['another type', { ...parts, query: { ...parts.query, type: 'text/html' } }],
    ['another time', { ...parts, query: { ...parts.query, expires: String(NOW) } }],
    ['no signature', { ...parts, query: { expires: parts.query['expires'] } }],
    ['several signatures', { ...parts, query: { ...parts.query, signature: ['a', 'b'] } }],
    ['no file at all', { ...parts, fileId: '..' }],
  ])('should refuse %s', (_what, given) => {
    expect(() => at(NOW).read(given)).toThrow('not valid');
  });

  it('should refuse an address that another key signed', () => {
    expect(() => at(NOW, 'b').read(parts)).toThrow('not valid');
  });

  it('should omit the media type of uploads', () => {
    const upload = partsOf(at(NOW).pathOf({ method: 'PUT', key: KEY, mediaType: '' }, 60), 'PUT');
    expect(Object.keys(upload.query)).toEqual(['expires', 'signature']);
    expect(at(NOW).read(upload).method).toBe('PUT');
  });
});
