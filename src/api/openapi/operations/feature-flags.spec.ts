import { describe, expect, it } from '@jest/globals';
import { loadConfig } from '../../../foundation/config/index.js';
import { FeatureFlagsController } from './feature-flags.controller.js';

const request = { url: '/openapi/operations/dev/featureFlags?x=1' };
const served = new FeatureFlagsController(loadConfig({ DEV_TOOLING_ENABLED: 'true' }));
const absent = new FeatureFlagsController(loadConfig({}));

describe('FeatureFlagsController', () => {
  it('should tell all flags, and one', () => {
    const all = served.all(request);
    expect(all).toMatchObject({ themeV2Enabled: true, readOnlyModeEnabled: false });
    expect(served.one('themeV2Enabled', request)).toEqual({ themeV2Enabled: all['themeV2Enabled'] });
  });

  it.each<[string, () => unknown, string]>([
    ['an unknown flag', () => served.one('nothing', request), 'Unknown flag: nothing.'],
    ['a name that every object has', () => served.one('constructor', request), 'Unknown flag: constructor.'],
    ['all while switched off', () => absent.all(request), 'No endpoint GET /openapi/operations/dev/featureFlags.'],
    ['one while switched off', () => absent.one('themeV2Enabled', request), 'No endpoint GET'],
  ])('should not find %s', (_name, call, text) => {
    const error = { code: 'NOT_FOUND', message: expect.stringContaining(text) };
    expect(call).toThrow(expect.objectContaining(error));
  });
});
