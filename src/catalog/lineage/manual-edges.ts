import { defined } from '../../foundation/common/given.js';
import type {
  AuditStamp,
  chartInfo,
  dashboardInfo,
  dataJobInputOutput,
  Edge,
  StoredOf,
  upstreamLineage,
} from '../../model/index.js';

/** Time and actor of the addition of edges. */
export type Stamp = StoredOf<typeof AuditStamp>;

/** Edges of one aspect to add and to remove; edges in both lists are removed. */
export interface EdgeChange {
  readonly added: readonly string[];
  readonly removed: readonly string[];
}

/** Applies a change of edges to the value of an aspect. */
export type EdgeWriter<Value> = (value: Value, change: EdgeChange, stamp: Stamp) => Value;

type StoredEdge = StoredOf<typeof Edge>;

const MANUAL = { source: 'UI' };

/** Changes the upstream datasets of a dataset. */
export const withUpstreams: EdgeWriter<StoredOf<typeof upstreamLineage>> = (value, change, stamp) => {
  const isKept = keeping(change);
  const kept = value.upstreams.filter(({ dataset }) => isKept(dataset));
  const added = newUrns(
    change,
    kept.map(({ dataset }) => dataset),
  ).map((dataset) => ({
    dataset,
    type: 'TRANSFORMED' as const,
    auditStamp: stamp,
    created: stamp,
    properties: MANUAL,
  }));
  return { ...value, upstreams: [...kept, ...added] };
};

/** Changes the datasets and charts that a chart reads. */
export const withChartInputs: EdgeWriter<StoredOf<typeof chartInfo>> = (value, change, stamp) => {
  const isKept = keeping(change);
  return {
    ...value,
    inputEdges: changedEdges(value.inputEdges, change, stamp),
    ...defined({ inputs: value.inputs?.filter(({ string: urn }) => isKept(urn)) }),
  };
};

/** Changes the datasets that a dashboard reads. */
export const withDashboardDatasets: EdgeWriter<StoredOf<typeof dashboardInfo>> = (value, change, stamp) => ({
  ...value,
  datasetEdges: changedEdges(value.datasetEdges, change, stamp),
  ...defined({ datasets: remaining(value.datasets, change) }),
});

/** Changes the charts that a dashboard contains. */
export const withDashboardCharts: EdgeWriter<StoredOf<typeof dashboardInfo>> = (value, change, stamp) => ({
  ...value,
  chartEdges: changedEdges(value.chartEdges, change, stamp),
  ...defined({ charts: remaining(value.charts, change) }),
});

/** Changes the datasets that a data job reads. */
export const withJobInputs: EdgeWriter<StoredOf<typeof dataJobInputOutput>> = (value, change, stamp) => ({
  ...value,
  inputDatasetEdges: changedEdges(value.inputDatasetEdges, change, stamp),
  ...defined({ inputDatasets: remaining(value.inputDatasets, change) }),
});

/** Changes the data jobs that a data job depends on. */
export const withJobDependencies: EdgeWriter<StoredOf<typeof dataJobInputOutput>> = (value, change, stamp) => ({
  ...value,
  inputDatajobEdges: changedEdges(value.inputDatajobEdges, change, stamp),
  ...defined({ inputDatajobs: remaining(value.inputDatajobs, change) }),
});

/** Changes the datasets that a data job writes. */
export const withJobOutputs: EdgeWriter<StoredOf<typeof dataJobInputOutput>> = (value, change, stamp) => ({
  ...value,
  outputDatasetEdges: changedEdges(value.outputDatasetEdges, change, stamp),
  ...defined({ outputDatasets: remaining(value.outputDatasets, change) }),
});

/** Returns the edges with those of `change` added and removed. */
function changedEdges(
  edges: readonly StoredEdge[] | undefined,
  change: EdgeChange,
  stamp: Stamp,
): readonly StoredEdge[] {
  const isKept = keeping(change);
  const kept = (edges ?? []).filter(({ destinationUrn }) => isKept(destinationUrn));
  const known = kept.map(({ destinationUrn }) => destinationUrn);
  const added = newUrns(change, known).map((destinationUrn) => ({
    destinationUrn,
    created: stamp,
    lastModified: stamp,
    properties: MANUAL,
  }));
  return [...kept, ...added];
}

/** Returns the legacy list of plain urns without the removed edges. Edges are never added to this list. */
function remaining(urns: readonly string[] | undefined, change: EdgeChange): readonly string[] | undefined {
  return urns?.filter(keeping(change));
}

function newUrns({ added, removed }: EdgeChange, known: readonly string[]): readonly string[] {
  const excluded = new Set([...removed, ...known]);
  return added.filter((urn) => !excluded.has(urn));
}

function keeping({ removed }: EdgeChange): (urn: string) => boolean {
  const excluded = new Set(removed);
  return (urn) => !excluded.has(urn);
}
