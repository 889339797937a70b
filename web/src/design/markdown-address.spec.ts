import { describe, expect, it } from '@jest/globals';
import { imageAddress, linkAddress } from './markdown-address.js';

const ORIGIN = 'https://metadata.example';

describe('linkAddress', () => {
  it.each([
    ['https://a.example/b', 'https://a.example/b'],
    ['HTTP://a.example', 'http://a.example/'],
    ['mailto:a@a.example', 'mailto:a@a.example'],
    ['/openapi/v1/files/b/a.pdf', `${ORIGIN}/openapi/v1/files/b/a.pdf`],
    ['urn:li:dataset:(urn:li:dataPlatform:hive,é%25,PROD)', 'urn:li:dataset:(urn:li:dataPlatform:hive,é%25,PROD)'],
  ])('should follow %s', (address, expected) => {
    expect(linkAddress(address, ORIGIN)).toBe(expected);
  });

  it.each([
    'javascript:alert(1)',
    'java\tscript:alert(1)',
    '\u0001javascript:alert(1)',
    'data:text/html,<script>alert(1)</script>',
    'vbscript:a',
    'file:///etc/passwd',
    'urn:uuid:1',
    'page.html',
    '../logOut',
    'https://',
    '',
  ])('should not follow %j', (address) => {
    expect(linkAddress(address, ORIGIN)).toBeUndefined();
  });
});

describe('imageAddress', () => {
  it.each(['/openapi/v1/files/b/a.png', `${ORIGIN}/openapi/v1/files/b/a.png?c=d`])('should request %s', (address) => {
    expect(imageAddress(address, ORIGIN)).toMatch(/^https:\/\/metadata\.example\/openapi\/v1\/files\/b\/a\.png/);
  });

  it.each([
    'https://tracker.example/openapi/v1/files/a.png',
    '//tracker.example/openapi/v1/files/a.png',
    '/\\tracker.example/openapi/v1/files/a.png',
    '/openapi/v1/files/../../../logOut',
    '/openapi/v1/files/%2e%2e/%2e%2e/%2e%2e/logOut',
    '/logOut',
    'data:image/png;base64,AAAA',
  ])('should not request %s', (address) => {
    expect(imageAddress(address, ORIGIN)).toBeUndefined();
  });
});
