import { describe, expect, it } from '@jest/globals';
import { renderEnvExample, renderVariableTables } from '../../src/foundation/config/index.js';
import { textOf } from '../support/checkout/checkout.js';

describe('The description of the environment', () => {
  it('should be current in .env.example (npm run env-example writes it)', () => {
    expect(textOf('.env.example')).toBe(renderEnvExample());
  });

  it('should be current in docs/configuration.md (npm run env-example writes it)', () => {
    expect(textOf('docs', 'configuration.md')).toContain(renderVariableTables());
  });
});
