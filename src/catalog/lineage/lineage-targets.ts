import type { Editor, EntityEditor } from '../../entities/index.js';
import {
  type AspectDeclaration,
  chartInfo,
  dashboardInfo,
  dataJobInputOutput,
  type StoredOf,
  upstreamLineage,
} from '../../model/index.js';
import {
  type EdgeChange,
  type EdgeWriter,
  type Stamp,
  withChartInputs,
  withDashboardCharts,
  withDashboardDatasets,
  withJobDependencies,
  withJobInputs,
  withJobOutputs,
  withUpstreams,
} from './manual-edges.js';

/** Returns the change of the edges to entities of one type. */
type ChangeOf = (entityType: string) => EdgeChange;

/** The place where edges of one entity type are stored. */
export interface LineageTarget {
  /** Entity types at the other end of the edges. */
  readonly entityTypes: readonly string[];
  /** The aspect that the entity must have before edges are added; undefined if the aspect starts with the edges. */
  readonly neededAspect: AspectDeclaration | undefined;
  /**
   * Writes the changed edges of the entity `urn`; where none is stored, removals write nothing. Throws what
   * `EntityEditor.rewrite` throws, also unless the entity and the ends of added edges are stored.
   */
  rewrite(editor: EntityEditor, urn: string, changeOf: ChangeOf, stamp: Stamp, by: Editor): Promise<void>;
}

/**
 * Returns the target for edges in `aspect`. If the aspect is not stored, it starts as `initial`; without `initial`,
 * nothing is written.
 */
function edgesIn<Aspect extends AspectDeclaration>(
  aspect: Aspect,
  writers: Readonly<Record<string, EdgeWriter<StoredOf<Aspect>>>>,
  initial?: StoredOf<Aspect>,
): LineageTarget {
  return {
    entityTypes: Object.keys(writers),
    neededAspect: initial === undefined ? aspect : undefined,
    rewrite(editor, urn, changeOf, stamp, by) {
      const change = (stored: StoredOf<Aspect>): StoredOf<Aspect> =>
        Object.entries(writers).reduce((value, [entityType, write]) => {
          const edges = changeOf(entityType);
          return edges.added.length + edges.removed.length === 0 ? value : write(value, edges, stamp);
        }, stored);
      const added = Object.keys(writers).flatMap((entityType) => changeOf(entityType).added);
      if (added.length === 0) return editor.rewrite(urn, aspect, change, by);
      return editor.rewrite(urn, aspect, change, by, { initial, whileStored: [urn, ...added] });
    },
  };
}

const EMPTY_JOB = { inputDatasets: [], outputDatasets: [] };

/** Upstream edges, by the entity type that stores them. */
export const UPSTREAM_TARGETS: Readonly<Record<string, LineageTarget>> = {
  dataset: edgesIn(upstreamLineage, { dataset: withUpstreams }, { upstreams: [] }),
  chart: edgesIn(chartInfo, { dataset: withChartInputs, chart: withChartInputs }),
  dashboard: edgesIn(dashboardInfo, { dataset: withDashboardDatasets, chart: withDashboardCharts }),
  dataJob: edgesIn(dataJobInputOutput, { dataset: withJobInputs, dataJob: withJobDependencies }, EMPTY_JOB),
};

/** Downstream datasets of a data job, which the job stores. */
export const JOB_OUTPUTS: LineageTarget = edgesIn(dataJobInputOutput, { dataset: withJobOutputs }, EMPTY_JOB);
