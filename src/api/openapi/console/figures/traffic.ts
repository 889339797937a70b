import { Injectable } from '@nestjs/common';
import { type GaugeValue, type MetricLabels, MetricsRegistry } from '../../../../foundation/telemetry/index.js';

/** What was served since the start: aspects written, and requests that read or search. */
export interface Traffic {
  readonly writes: number;
  readonly reads: number;
  readonly searches: number;
}

const SEARCH = /search|scroll|autocomplete|browse|aggregate|facet|recommend|^list/i;
const REST_READ = /\b(?:get|batchget|exists)|filter|relationships/i;
const ENTITY_ROUTE = /^\/openapi\/(?:entities\/v1|relationships|v[123]\/(?:entity|relationship|timeseries|lineage))/;
/** A list of a type, which is a search. */
const LIST_ROUTE = /\/scroll$|\/entity\/:type$/;

/** Counts the traffic of this process from its metrics. */
@Injectable()
export class TrafficCounts {
  constructor(private readonly metrics: MetricsRegistry) {}

  /** The traffic since the start. */
  async current(): Promise<Traffic> {
    const [writes, graphql, restli, http] = await Promise.all([
      this.metrics.counts('aspect_writes_total'),
      this.metrics.counts('graphql_operation_duration_seconds'),
      this.metrics.counts('restli_operation_duration_seconds'),
      this.metrics.counts('http_request_duration_seconds'),
    ]);
    const requests = [...kinds(graphql, ofGraphql), ...kinds(restli, ofRestli), ...kinds(http, ofRoute)];
    const sumOf = (wanted: Kind): number => requests.reduce((sum, [kind, n]) => sum + (kind === wanted ? n : 0), 0);
    const written = writes.filter(({ labels }) => labels?.['outcome'] !== 'noop');
    return {
      writes: written.reduce((sum, { value }) => sum + value, 0),
      reads: sumOf('read'),
      searches: sumOf('search'),
    };
  }
}

type Kind = 'read' | 'search' | 'other';

function kinds(
  counts: readonly GaugeValue[],
  kindOf: (labels: MetricLabels) => Kind,
): readonly (readonly [Kind, number])[] {
  return counts.map(({ value, labels = {} }) => [kindOf(labels), value]);
}

function ofGraphql({ type, operation = '' }: MetricLabels): Kind {
  if (type !== 'query') return 'other';
  return SEARCH.test(operation) ? 'search' : 'read';
}

function ofRestli({ operation = '' }: MetricLabels): Kind {
  if (SEARCH.test(operation)) return 'search';
  return REST_READ.test(operation) ? 'read' : 'other';
}

function ofRoute({ method = '', route = '' }: MetricLabels): Kind {
  if (!ENTITY_ROUTE.test(route)) return 'other';
  if (LIST_ROUTE.test(route)) return method === 'GET' || route.endsWith('/scroll') ? 'search' : 'other';
  return method === 'GET' || method === 'HEAD' || route.endsWith('/batchGet') ? 'read' : 'other';
}
