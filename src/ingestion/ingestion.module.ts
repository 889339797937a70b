import { Global, Logger, Module, type OnApplicationBootstrap, type OnModuleInit } from '@nestjs/common';
import { AspectStore, WriteRules } from '../aspects/index.js';
import { Authorizer, RightsComparison, SYSTEM_ACTOR } from '../auth/index.js';
import { AppConfig } from '../foundation/config/index.js';
import { Workers } from '../foundation/workers/index.js';
import { EdgeStore, GraphModule } from '../graph/index.js';
import { ModelRegistry } from '../model/index.js';
import { IngestService } from './ingest.service.js';
import { LaterWrites } from './later-writes.js';
import { PatchReads } from './patch-reads.js';
import { RefusedProposalStore } from './refusals/refused-proposal-store.js';
import { SeriesChanges } from './series-changes.js';
import { SeriesChangesModule } from './series-changes.module.js';
import { SeriesEvents } from './series-events.js';
import { SeriesValues } from './series-values.js';
import { siblingAssociationRule } from './validation/sibling-association.rule.js';
import { writeRules } from './validation/rules.js';
import { quotaRule } from './quotas/quota.rule.js';
import { WriteRights } from './validation/write-rights.js';
import { WriteAudit } from './write-audit.js';
import { WriteAuthorizer } from './write-authorizer.js';
import { WriteContexts } from './write-contexts.js';

/** The single entry point for writes, and the rules for their content. */
@Global()
@Module({
  imports: [GraphModule, SeriesChangesModule],
  providers: [
    IngestService,
    LaterWrites,
    PatchReads,
    RefusedProposalStore,
    SeriesEvents,
    SeriesValues,
    WriteAudit,
    WriteAuthorizer,
    WriteContexts,
  ],
  exports: [IngestService, RefusedProposalStore],
})
export class IngestionModule implements OnModuleInit, OnApplicationBootstrap {
  private readonly logger = new Logger('TimeSeries');

  constructor(
    private readonly rules: WriteRules,
    private readonly registry: ModelRegistry,
    private readonly aspects: AspectStore,
    private readonly edges: EdgeStore,
    private readonly authorizer: Authorizer,
    private readonly comparison: RightsComparison,
    private readonly config: AppConfig,
    private readonly changes: SeriesChanges,
    private readonly workers: Workers,
  ) {}

  /** Registers the rules with the writer. */
  onModuleInit(): void {
    const { systemClientId, restAuthorization } = this.config.auth;
    const systemActorUrns = new Set([SYSTEM_ACTOR.urn, `urn:li:corpuser:${systemClientId}`]);
    const rights = new WriteRights(this.authorizer, { systemActorUrns, restAuthorization }, this.comparison);
    const { registry, aspects, edges } = this;
    const { maxPerOwner: maxWebhooks } = this.config.webhooks;
    this.rules.register(...writeRules({ registry, aspects, edges, rights, maxWebhooks }));
    if (this.config.writes.associatesSiblings) this.rules.register(siblingAssociationRule());
    this.rules.register(quotaRule(this.config.quotas, systemActorUrns));
  }

  /** Lets search follow what a process that died has left, in the background. */
  onApplicationBootstrap(): void {
    if (this.workers.onlyReads) return;
    this.changes.followInterrupted().catch((error: unknown) => {
      this.logger.warn(
        `Search does not follow interrupted deletes of time series until the next start: ${String(error)}`,
      );
    });
  }
}
