import type { JsonObject } from '../../foundation/common/json.js';
import { type EdgeChange, type EdgePlace, type Stamp, withEdges, withUpstreams } from './manual-edge.js';

/** How the lineage of a kind of entity is written on it. */
interface LineageTarget {
  readonly aspectName: string;
  /** What stands in the aspect when it is not stored; undefined = it must be. */
  readonly initial: JsonObject | undefined;
  /** Kinds of entities that may be upstream, each with how it is written. */
  readonly upstreams: Readonly<Record<string, (value: JsonObject, change: EdgeChange, stamp: Stamp) => JsonObject>>;
}

const at =
  (place: EdgePlace) =>
  (value: JsonObject, change: EdgeChange, stamp: Stamp): JsonObject =>
    withEdges(value, place, change, stamp);

const CHART_INPUTS = at({ edges: 'inputEdges', bare: 'inputs', bareKey: 'string' });

/** Lineage as it is written on the downstream entity, by its kind. */
export const LINEAGE_TARGETS: Readonly<Record<string, LineageTarget>> = {
  dataset: { aspectName: 'upstreamLineage', initial: { upstreams: [] }, upstreams: { dataset: withUpstreams } },
  chart: { aspectName: 'chartInfo', initial: undefined, upstreams: { dataset: CHART_INPUTS, chart: CHART_INPUTS } },
  dashboard: {
    aspectName: 'dashboardInfo',
    initial: undefined,
    upstreams: {
      dataset: at({ edges: 'datasetEdges', bare: 'datasets' }),
      chart: at({ edges: 'chartEdges', bare: 'charts' }),
    },
  },
  dataJob: {
    aspectName: 'dataJobInputOutput',
    initial: { inputDatasets: [], outputDatasets: [] },
    upstreams: {
      dataset: at({ edges: 'inputDatasetEdges', bare: 'inputDatasets' }),
      dataJob: at({ edges: 'inputDatajobEdges', bare: 'inputDatajobs' }),
    },
  },
};

/** What a task writes is written on the task. */
export const JOB_OUTPUTS = at({ edges: 'outputDatasetEdges', bare: 'outputDatasets' });
