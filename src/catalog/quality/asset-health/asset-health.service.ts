import { Injectable } from '@nestjs/common';
import { ListingService } from '../../../discovery/index.js';
import type { GraphqlContext } from '../../../entities/index.js';
import { entityTypeOfUrn } from '../../../foundation/common/urn.js';
import { EdgeStore, Referrers } from '../../../graph/index.js';
import { assertionInfo, assertionRunEvent, incidentInfo } from '../../../model/index.js';
import { TimeseriesStore } from '../../../timeseries/index.js';
import { seriesValues } from '../../usage/usage/index.js';
import { assertionHealth, type LastRun } from './assertion-health.js';
import type { Health } from './health.model.js';
import { HealthStatus } from './health-status.enum.js';
import { HealthStatusType } from './health-status-type.enum.js';

/** Maximum number of assertions of one asset that are read. Source: DataHub's GraphQL. */
const MOST_ASSERTIONS = 500;

/** Determines the health of assets from the incidents and assertions that the actor may view. */
@Injectable()
export class AssetHealthService {
  constructor(
    private readonly listings: ListingService,
    private readonly edges: EdgeStore,
    private readonly referrers: Referrers,
    private readonly timeseries: TimeseriesStore,
  ) {}

  /**
   * Returns the health of an asset; empty if the actor may not view it. Health by assertions is present only for
   * datasets with assertions that have run.
   */
  async of(urn: string, context: GraphqlContext): Promise<Health[]> {
    if (!(await context.entities.canView(urn))) return [];
    const [incidents, assertions] = await Promise.all([
      this.byIncidents(urn, context),
      entityTypeOfUrn(urn) === 'dataset' ? this.byAssertions(urn, context) : undefined,
    ]);
    return assertions === undefined ? [incidents] : [incidents, assertions];
  }

  private async byIncidents(urn: string, context: GraphqlContext): Promise<Health> {
    const criteria = [
      [
        { field: 'entities', values: [urn] },
        { field: 'state', values: ['ACTIVE'] },
      ],
    ];
    const mayHaveHits = () => this.referrers.mayReferTo(urn, 'IncidentOn');
    const options = { entityType: 'incident', criteria, mayHaveHits, newestBy: 'lastUpdated' };
    const { total, entities } = await this.listings.list({ count: 1 }, options, context);
    const [latest] = entities;
    const type = HealthStatusType.INCIDENTS;
    if (latest === undefined) return { type, status: HealthStatus.PASS };
    const info = await context.entities.value(latest.urn, incidentInfo);
    const reportedAt = info?.status.lastUpdated.time ?? null;
    return {
      type,
      status: HealthStatus.FAIL,
      reportedAt,
      message: `${total} active incident${total === 1 ? '' : 's'}`,
      activeIncidentHealthDetails: {
        latestIncidentUrn: latest.urn,
        latestIncidentTitle: info?.title ?? null,
        lastActivityAt: reportedAt,
        count: total,
      },
      causes: ['ACTIVE_INCIDENTS'],
    };
  }

  private async byAssertions(urn: string, context: GraphqlContext): Promise<Health | undefined> {
    if (!(await this.referrers.mayReferTo(urn, 'Asserts'))) return undefined;
    const query = { urn, direction: 'INCOMING', types: ['Asserts'], relatedTypes: ['assertion'] } as const;
    const { relationships } = await this.edges.relationships({ ...query, start: 0, count: MOST_ASSERTIONS });
    const urns = relationships.map((edge) => edge.urn);
    const shown = await Promise.all(urns.map((one) => context.entities.exists(one)));
    const present = urns.filter((_one, at) => shown[at]);
    const runs = await Promise.all(present.map((one) => this.lastRun(one, context)));
    return assertionHealth(runs.flat(), present.length);
  }

  private async lastRun(urn: string, { entities }: GraphqlContext): Promise<readonly LastRun[]> {
    const filter = { and: [{ field: 'status', values: ['COMPLETE'] }] };
    const values = await seriesValues(this.timeseries, urn, assertionRunEvent, { limit: 1, filter });
    const type = (await entities.value(urn, assertionInfo))?.type;
    return values.map(({ timestampMillis, result }) => ({
      urn,
      type,
      time: timestampMillis,
      failed: result?.type === 'FAILURE',
    }));
  }
}
