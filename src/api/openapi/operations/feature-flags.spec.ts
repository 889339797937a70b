import { describe, expect, it } from '@jest/globals';
import { loadConfig } from '../../../foundation/config/index.js';
import type { Caller } from '../operation/caller.js';
import { FeatureFlagsController } from './feature-flags.controller.js';

const caller = { path: '/openapi/operations/dev/featureFlags' } as Caller;
const served = new FeatureFlagsController(loadConfig({ DEV_TOOLING_ENABLED: 'true' }));
const absent = new FeatureFlagsController(loadConfig({}));

describe('FeatureFlagsController', () => {
  it('should tell all flags, and one', () => {
    const all = served.all({}, caller);
    expect(all).toMatchObject({ themeV2Enabled: true, readOnlyModeEnabled: false });
    expect(served.one({ name: 'themeV2Enabled' }, caller)).toEqual({ themeV2Enabled: all['themeV2Enabled'] });
  });

  it.each<[string, () => unknown, string]>([
    ['an unknown flag', () => served.one({ name: 'nothing' }, caller), 'Unknown flag: nothing.'],
    ['a name that every object has', () => served.one({ name: 'constructor' }, caller), 'Unknown flag: constructor.'],
    ['all while switched off', () => absent.all({}, caller), 'No endpoint GET /openapi/operations/dev/featureFlags.'],
    ['one while switched off', () => absent.one({ name: 'themeV2Enabled' }, caller), 'No endpoint GET'],
  ])('should not find %s', (_name, call, text) => {
    const error = { code: 'NOT_FOUND', message: expect.stringContaining(text) };
    expect(call).toThrow(expect.objectContaining(error));
  });
});
