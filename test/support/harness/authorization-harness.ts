import { mkdtempSync, rmSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { Logger } from '@nestjs/common';
import { AspectRow } from '../../../src/aspects/index.js';
import { Authorizer } from '../../../src/auth/policies/authorizer.js';
import { FactStore } from '../../../src/auth/policies/fact-store.js';
import { PolicyStore } from '../../../src/auth/policies/policy-store.js';
import { UserDirectory } from '../../../src/auth/users/user-directory.js';
import { Clock } from '../../../src/foundation/common/clock.js';
import type { JsonObject } from '../../../src/foundation/json/json.js';
import { type AppConfig, loadConfig } from '../../../src/foundation/config/index.js';
import { Database } from '../../../src/foundation/database/index.js';
import { type AspectHarness, aspectHarness, context, proposal } from './aspect-harness.js';

/** A clock that a test moves. */
export class MovableClock extends Clock {
  time = 1_700_000_000_000;

  now(): number {
    return this.time;
  }
}

/** Authorization over an embedded database of its own. */
export interface AuthorizationHarness {
  readonly aspects: AspectHarness;
  readonly clock: MovableClock;
  readonly config: AppConfig;
  readonly dataDir: string;
  readonly users: UserDirectory;
  readonly policies: PolicyStore;
  readonly authorizer: Authorizer;
  /** Stores aspects. */
  write(aspects: readonly (readonly [urn: string, aspect: string, value: JsonObject])[]): Promise<void>;
  close(): Promise<void>;
}

/** Opens a harness; `env` is its configuration. */
export async function authorizationHarness(env: Readonly<Record<string, string>> = {}): Promise<AuthorizationHarness> {
  Logger.overrideLogger(['error', 'warn']);
  const dataDir = mkdtempSync(join(tmpdir(), 'auth-'));
  const config = loadConfig({ DATA_DIR: dataDir, ...env });
  const url = config.database.url;
  const database = await Database.open({ url, poolSize: 2, groupSize: 8, exclusive: true, entities: [AspectRow] });
  const aspects = aspectHarness(database);
  const clock = new MovableClock();
  const users = new UserDirectory(aspects.store, aspects.listeners, clock);
  const policies = new PolicyStore(aspects.store, aspects.listeners, config, clock);
  const facts = new FactStore(aspects.store, aspects.listeners, clock);
  for (const listener of [users, policies, facts]) listener.onModuleInit();
  return {
    aspects,
    clock,
    config,
    dataDir,
    users,
    policies,
    authorizer: new Authorizer(policies, users, facts, config),
    write: async (values) => {
      await aspects.writer.write(
        values.map(([urn, aspect, value]) => proposal(urn, aspect, value)),
        context(),
      );
    },
    close: async () => {
      await database.close();
      rmSync(dataDir, { recursive: true, force: true });
    },
  };
}
