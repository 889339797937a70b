import { spawnSync } from 'node:child_process';
import { describe, expect, it } from '@jest/globals';
import { inCheckout } from '../support/checkout/checkout.js';

describe("The console's client of GraphQL", () => {
  it('should be current beside its operations (npm run web-client writes it)', () => {
    const script = inCheckout('scripts', 'generate-web-client.mjs');
    const { status, stderr } = spawnSync(process.execPath, [script, '--check'], { encoding: 'utf8' });
    expect([status, stderr]).toEqual([0, '']);
  });
});
