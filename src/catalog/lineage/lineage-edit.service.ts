import { Injectable } from '@nestjs/common';
import { AspectStore } from '../../aspects/index.js';
import { Authorizer } from '../../auth/index.js';
import { distinct } from '../../foundation/common/distinct.js';
import { invalidArgument } from '../../foundation/common/errors.js';
import { entityTypeOfUrn } from '../../foundation/common/urn.js';
import { type Editor, EntityEditor } from '../../entities/index.js';
import { JOB_OUTPUTS, UPSTREAM_TARGETS } from './lineage-targets.js';
import { EDITING_LINEAGE } from './lineage.demands.js';
import type { LineageEdge, UpdateLineageInput } from './update-lineage.input.js';

type Edges = readonly LineageEdge[];

/** Edges to add and to remove. */
interface EdgeEdits {
  readonly added: Edges;
  readonly removed: Edges;
}

/** Adds and removes lineage edges manually. */
@Injectable()
export class LineageEditService {
  constructor(
    private readonly authorizer: Authorizer,
    private readonly editor: EntityEditor,
    private readonly store: AspectStore,
  ) {}

  /**
   * Adds and removes edges. Checks every edge before the first write, then writes each entity separately. Throws
   * `FORBIDDEN` unless the actor may edit the lineage of both ends of every edge, and `INVALID_ARGUMENT` for an end
   * that is not stored, for entity types that cannot have lineage between them, and for an edge to a chart or a
   * dashboard without its info aspect, which stores edges.
   */
  async update(input: UpdateLineageInput, by: Editor): Promise<void> {
    const added = input.edgesToAdd.filter((edge) => edge !== null);
    const removed = input.edgesToRemove.filter((edge) => edge !== null);
    const all = [...added, ...removed];
    await this.authorize(new Set(all.flatMap((edge) => [edge.downstreamUrn, edge.upstreamUrn])), by);
    for (const edge of all) requireLineage(edge);
    const stored = [...all.map((edge) => edge.downstreamUrn), ...added.map((edge) => edge.upstreamUrn)];
    await this.editor.requireStored(distinct(stored));
    await this.requireAspects(distinct(added.map((edge) => edge.downstreamUrn)));
    await this.writeUpstreams({ added: added.filter(isUpstream), removed: removed.filter(isUpstream) }, by);
    await this.writeOutputs({ added: added.filter(isJobOutput), removed: removed.filter(isJobOutput) }, by);
  }

  private async authorize(urns: ReadonlySet<string>, { actor }: Editor): Promise<void> {
    await this.authorizer.requireOnEach(
      actor,
      EDITING_LINEAGE,
      urns,
      (urn) => `Unauthorized to edit the lineage of ${urn}. Please contact your DataHub administrator.`,
    );
  }

  private async requireAspects(urns: readonly string[]): Promise<void> {
    const needed = urns.flatMap((urn) => {
      const name = UPSTREAM_TARGETS[entityTypeOfUrn(urn)]?.neededAspect?.name;
      return name === undefined ? [] : [{ urn, name }];
    });
    const stored = await this.store.latest(
      needed.map(({ urn }) => urn),
      distinct(needed.map(({ name }) => name)),
    );
    for (const { urn, name } of needed) {
      if (stored.get(urn)?.has(name) !== true)
        throw invalidArgument(`downstreamUrn: ${urn} has no ${name} yet; ingest the aspect first`);
    }
  }

  private async writeUpstreams({ added, removed }: EdgeEdits, by: Editor): Promise<void> {
    const stamp = this.editor.stamp(by);
    for (const urn of distinct([...added, ...removed].map(({ downstreamUrn }) => downstreamUrn))) {
      const upstreamsOf = (edges: Edges, entityType: string) =>
        edges
          .filter((edge) => edge.downstreamUrn === urn && entityTypeOfUrn(edge.upstreamUrn) === entityType)
          .map(({ upstreamUrn }) => upstreamUrn);
      const changeOf = (entityType: string) => ({
        added: upstreamsOf(added, entityType),
        removed: upstreamsOf(removed, entityType),
      });
      await UPSTREAM_TARGETS[entityTypeOfUrn(urn)]?.rewrite(this.editor, urn, changeOf, stamp, by);
    }
  }

  private async writeOutputs({ added, removed }: EdgeEdits, by: Editor): Promise<void> {
    const stamp = this.editor.stamp(by);
    for (const urn of distinct([...added, ...removed].map(({ upstreamUrn }) => upstreamUrn))) {
      const datasetsOf = (edges: Edges) =>
        edges.filter(({ upstreamUrn }) => upstreamUrn === urn).map(({ downstreamUrn }) => downstreamUrn);
      const change = { added: datasetsOf(added), removed: datasetsOf(removed) };
      await JOB_OUTPUTS.rewrite(this.editor, urn, () => change, stamp, by);
    }
  }
}

function requireLineage(edge: LineageEdge): void {
  if (isJobOutput(edge)) return;
  const { downstreamUrn, upstreamUrn } = edge;
  const [downstream, upstream] = [entityTypeOfUrn(downstreamUrn), entityTypeOfUrn(upstreamUrn)];
  const allowed = UPSTREAM_TARGETS[downstream]?.entityTypes;
  if (allowed?.includes(upstream) === true) return;
  const reason =
    allowed === undefined ? 'no editable lineage' : `upstream entities of the types ${allowed.join(' and ')} only`;
  throw invalidArgument(
    `${upstreamUrn} cannot be upstream of ${downstreamUrn}: entities of type ${downstream} have ${reason}`,
  );
}

function isJobOutput({ downstreamUrn, upstreamUrn }: LineageEdge): boolean {
  return entityTypeOfUrn(downstreamUrn) === 'dataset' && entityTypeOfUrn(upstreamUrn) === 'dataJob';
}

function isUpstream(edge: LineageEdge): boolean {
  return !isJobOutput(edge);
}
