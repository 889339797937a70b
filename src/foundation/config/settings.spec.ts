import { describe, expect, it } from '@jest/globals';
import { settingsOf } from './settings.js';

const settingIn = (env: NodeJS.ProcessEnv, name: string) => settingsOf(env).find((setting) => setting.name === name);

describe('settingsOf', () => {
  it.each([
    ['ADMIN_TOKEN', 'hush'],
    ['DATABASE_URL', 'postgres://me:hush@host/db'],
    ['SEARCH_URL', 'https://me:hush@host:9200'],
    ['DATABASE_URL', 'postgres://host/db?user=me&password=hush'],
  ])('should not tell the secret in %s', (name, value) => {
    const setting = settingIn({ [name]: value }, name);
    expect(setting).toMatchObject({ isDefault: false, isRedacted: true });
    expect(setting?.value).not.toContain('hush');
  });

  it('should tell what was given, and defaults', () => {
    expect(settingIn({ HOST: '0.0.0.0' }, 'HOST')).toEqual({
      name: 'HOST',
      value: '0.0.0.0',
      isDefault: false,
      isRedacted: false,
    });
    expect(settingIn({}, 'PORT')).toMatchObject({ value: '8080', isDefault: true });
  });
});
