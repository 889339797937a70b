import { expect, it, jest } from '@jest/globals';
import { PasswordHasher } from './password-hasher.js';

it('should compare with a fake hash again after it could not be made', async () => {
  const hasher = new PasswordHasher();
  jest.spyOn(hasher, 'hash').mockRejectedValueOnce(new Error('no memory'));
  await expect(hasher.compare('secret', undefined)).rejects.toThrow('no memory');
  expect(await hasher.compare('secret', undefined)).toBe('no');
});
