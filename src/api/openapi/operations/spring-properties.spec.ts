import { describe, expect, it } from '@jest/globals';
import { settingsOf } from '../../../foundation/config/settings.js';
import { SPRING_PROPERTIES } from './spring-properties.js';

describe('SPRING_PROPERTIES', () => {
  it('should name variables that there are', () => {
    const known = new Set(settingsOf({}).map(({ name }) => name));
    expect(Object.keys(SPRING_PROPERTIES).filter((name) => !known.has(name))).toEqual([]);
  });
});
