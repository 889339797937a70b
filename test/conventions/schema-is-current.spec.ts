import { execFileSync } from 'node:child_process';
import { mkdtempSync, readFileSync, rmSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { afterAll, describe, expect, it } from '@jest/globals';
import { inCheckout, textOf } from '../support/checkout/checkout.js';

const folder = mkdtempSync(join(tmpdir(), 'schema-'));

describe('The GraphQL schema', () => {
  afterAll(() => {
    rmSync(folder, { recursive: true });
  });

  it('should be current in src/schema.graphql (npm run schema writes it)', () => {
    const file = join(folder, 'schema.graphql');
    execFileSync(process.execPath, [inCheckout('dist', 'cli', 'generators', 'schema.js'), file], {
      stdio: ['ignore', 'ignore', 'inherit'],
    });
    expect(readFileSync(file, 'utf8')).toBe(textOf('src', 'schema.graphql'));
  });
});
