import { Injectable } from '@nestjs/common';
import { AspectStore, AspectWriter, type ChangeProposal } from '../../aspects/index.js';
import { FirstPassword, FirstToken, NativeUsers, SYSTEM_ACTOR } from '../../auth/index.js';
import { Urn } from '../../foundation/common/urn.js';
import { AppConfig } from '../../foundation/config/index.js';
import { dataHubUpgradeResult, ModelRegistry } from '../../model/index.js';
import { SEED_LISTS } from './data/lists.js';
import { everyStartSeeds } from './every-start.js';
import { type Seed, type SeedList, type SeedStamp, upsert } from './seed.js';

/** Writes the initial metadata of an installation; keeps changes by users. */
@Injectable()
export class BootstrapService {
  constructor(
    private readonly store: AspectStore,
    private readonly writer: AspectWriter,
    private readonly registry: ModelRegistry,
    private readonly firstToken: FirstToken,
    private readonly firstPassword: FirstPassword,
    private readonly users: NativeUsers,
    private readonly config: AppConfig,
  ) {}

  /**
   * Writes missing seeds in one transaction and ensures that the signing key, the first token and the first password
   * exist. Throws `ENGINE_UNAVAILABLE`.
   */
  async run(): Promise<void> {
    const stamp: SeedStamp = { time: Date.now(), actor: SYSTEM_ACTOR.urn };
    const due = await this.dueLists();
    const lists = due.flatMap((list) => this.proposalsOf(list, stamp));
    const everyStart = await everyStartSeeds(this.store, this.registry, {
      systemActor: SYSTEM_ACTOR.urn,
      maxVersions: this.config.writes.retentionVersions,
    });
    const proposals = [...lists, ...everyStart.map((seed) => this.proposal(seed, 'bootstrap'))];
    await this.writer.write(proposals, { audit: stamp, source: 'SYSTEM' });
    await this.firstToken.ensure();
    await this.firstPassword.ensure();
    await this.users.ensureGuest();
  }

  /** Returns the lists whose current version was never written. */
  private async dueLists(): Promise<readonly SeedList[]> {
    const written = await this.store.values(SEED_LISTS.map(markerUrn), dataHubUpgradeResult);
    return SEED_LISTS.filter((list) => !written.has(markerUrn(list)));
  }

  private proposalsOf(list: SeedList, stamp: SeedStamp): ChangeProposal[] {
    const done = upsert(markerUrn(list), dataHubUpgradeResult, { state: 'SUCCEEDED', timestampMs: stamp.time });
    return [...list.seeds(stamp), done].map((seed) => this.proposal(seed, runIdOf(list)));
  }

  private proposal({ urn, aspectName, value, mode }: Seed, runId: string): ChangeProposal {
    const { name } = this.registry.entity(Urn.parse(urn).entityType);
    const base = { urn, entityType: name, aspectName, changeType: mode, value, systemMetadata: { runId } };
    return mode === 'CREATE' ? { ...base, headers: { 'If-None-Match': '*' } } : base;
  }
}

function runIdOf({ name, version }: SeedList): string {
  return `bootstrap-${name}-${version}`;
}

/** The entity whose `dataHubUpgradeResult` records that a list was written. */
function markerUrn(list: SeedList): string {
  return `urn:li:dataHubUpgrade:${runIdOf(list)}`;
}
