import { describe, expect, it } from '@jest/globals';
import { ModelRegistry } from '../../model/index.js';
import { ServerConfigProvider } from './server-config.js';

describe('ServerConfigProvider', () => {
  it('should return the same commit for the same model', () => {
    const commit = (): string =>
      new ServerConfigProvider(ModelRegistry.standard()).config.versions['acryldata/datahub'].commit;
    expect(commit()).toMatch(/^[0-9a-f]{40}$/);
    expect(commit()).toBe(commit());
  });

  it('should return a version that clients can parse, and no base URL', () => {
    const { config } = new ServerConfigProvider(ModelRegistry.standard());
    expect(config.versions['acryldata/datahub'].version).toMatch(/^v\d+\.\d+\.\d+$/);
    expect(config).not.toHaveProperty('baseUrl');
  });
});
