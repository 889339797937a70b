import { Injectable, type OnModuleInit } from '@nestjs/common';
import { type CacheListener, type ChangeNotice, WriteListeners } from '../../aspects/index.js';
import { Clock } from '../../foundation/common/clock.js';
import { AppConfig, isEmbedded } from '../../foundation/config/index.js';
import { OneProcess, Workers } from '../../foundation/workers/index.js';
import { AgedCache } from '../aged-cache.js';
import { parsePolicy, type Policy } from './policy.js';
import { PolicySet } from './policy-set.js';
import { RightsStore } from '../rights/rights-store.js';

/** Maximum delay until another replica's change takes effect, in milliseconds. */
const MAX_AGE_MS = 5000;
/** Age after which policies in use are reloaded. */
const REFRESH_AFTER_MS = 2500;
const PAGE_SIZE = 1000;
const INFO_ASPECT = 'dataHubPolicyInfo';
const ALL = 'all';

/**
 * Caches all active policies. Changes of this replica, in any of its workers, take effect immediately. Those of other
 * replicas, and of a worker that ended before it reported them, take effect within 5 seconds.
 */
@Injectable()
export class PolicyStore implements OnModuleInit, CacheListener {
  readonly onlyForgets = true;
  private readonly cache: AgedCache<PolicySet>;

  constructor(
    private readonly store: RightsStore,
    private readonly listeners: WriteListeners,
    config: AppConfig,
    clock: Clock,
    workers: Workers = new OneProcess(),
  ) {
    const ages =
      isEmbedded(config.database) && workers.number === undefined
        ? { maxAgeMs: Infinity }
        : { maxAgeMs: MAX_AGE_MS, refreshAfterMs: REFRESH_AFTER_MS };
    this.cache = new AgedCache({ clock, ...ages, maxEntries: 1, load: () => this.load() });
  }

  onModuleInit(): void {
    this.listeners.registerCache(this);
  }

  /** The policies in force. Throws `ENGINE_UNAVAILABLE` if they must be read and the database does not respond. */
  current(): PolicySet | Promise<PolicySet> {
    return this.cache.get(ALL);
  }

  dependsOn({ entityType }: ChangeNotice): boolean {
    return entityType === 'dataHubPolicy';
  }

  afterCommit(changes: readonly ChangeNotice[]): void {
    if (changes.some((change) => this.dependsOn(change))) this.cache.clear();
  }

  private async load(): Promise<PolicySet> {
    const policies: Policy[] = [];
    for (let start = 0, total = 1; start < total; start += PAGE_SIZE) {
      const page = await this.store.listUrns('dataHubPolicy', start, PAGE_SIZE);
      policies.push(...(await this.policiesOf(page.urns)));
      total = page.total;
    }
    return new PolicySet(policies);
  }

  private async policiesOf(urns: readonly string[]): Promise<readonly Policy[]> {
    const found = await this.store.latest(urns, [INFO_ASPECT]);
    return urns.flatMap((urn) => {
      const info = found.get(urn)?.get(INFO_ASPECT)?.value;
      return (info === undefined ? undefined : parsePolicy(urn, info)) ?? [];
    });
  }
}
