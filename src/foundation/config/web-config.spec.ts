import { describe, expect, it } from '@jest/globals';
import { loadConfig } from './load-config.js';

describe('The configuration of the web frontend', () => {
  it('should be left out unless a folder is given', () => {
    expect(loadConfig({ BASE_URL: 'https://data.example/hub' }).web).toBeUndefined();
  });

  it.each([
    [undefined, ''],
    ['https://data.example', ''],
    ['https://data.example/', ''],
    ['https://data.example/hub', '/hub'],
    ['https://data.example/a/b//?c', '/a/b'],
    ['https://data.example/"<', '/%22%3C'],
  ])('should take the base path from a BASE_URL of %s', (baseUrl, basePath) => {
    expect(loadConfig({ WEB_DIR: 'dist', BASE_URL: baseUrl }).web).toEqual({ dir: 'dist', basePath });
  });
});

describe('ADMIN_PASSWORD', () => {
  it.each([
    ['datahub', true],
    ['datahub-and-more', false],
    ['12345678', false],
  ])('should be taken as %s', (password, isKnown) => {
    const { adminPassword, isAdminPasswordKnown } = loadConfig({ ADMIN_PASSWORD: password }).logIn;
    expect([adminPassword, isAdminPasswordKnown]).toEqual([password, isKnown]);
  });

  it.each(['short', 'Datahub', '1234567'])('should be refused as %s, without being shown', (password) => {
    const load = (): unknown => loadConfig({ ADMIN_PASSWORD: password });
    expect(load).toThrow('must be a text of at least 8 bytes, or datahub');
    expect(load).not.toThrow(password);
  });
});
