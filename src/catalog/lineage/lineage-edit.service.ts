import { Injectable } from '@nestjs/common';
import { Authorizer } from '../../auth/index.js';
import { Clock } from '../../foundation/common/clock.js';
import { invalidArgument } from '../../foundation/common/errors.js';
import type { JsonObject } from '../../foundation/common/json.js';
import { type Editor, EntityEditor, entityTypeOfUrn } from '../../entities/index.js';
import { JOB_OUTPUTS, LINEAGE_TARGETS } from './lineage-targets.js';
import type { EdgeChange, Stamp } from './manual-edge.js';
import type { LineageEdge, UpdateLineageInput } from './update-lineage.input.js';
import { EDITING_LINEAGE } from './lineage.demands.js';

/** A change of one aspect, and what the aspect is when it is not stored. */
interface Rewrite {
  readonly urn: string;
  readonly aspectName: string;
  readonly initial: JsonObject | undefined;
  readonly change: (value: JsonObject) => JsonObject;
}

type Edges = readonly LineageEdge[];

const JOB = 'dataJob';

/** Draws and removes edges of lineage by hand. */
@Injectable()
export class LineageEditService {
  constructor(
    private readonly authorizer: Authorizer,
    private readonly editor: EntityEditor,
    private readonly clock: Clock,
  ) {}

  /**
   * Adds and removes edges; everything is checked before anything is written, then each entity is written by itself.
   * Throws `FORBIDDEN` unless the actor may edit the lineage of both ends of every edge, `INVALID_ARGUMENT` for an end
   * that is not stored, kinds that have no lineage between them, and an entity without the aspect that holds its
   * lineage.
   */
  async update(input: UpdateLineageInput, by: Editor): Promise<void> {
    const added = input.edgesToAdd.filter((edge) => edge !== null);
    const removed = input.edgesToRemove.filter((edge) => edge !== null);
    const all = [...added, ...removed];
    await this.authorize(new Set(all.flatMap((edge) => [edge.downstreamUrn, edge.upstreamUrn])), by);
    for (const edge of all) requireLineage(edge);
    const stored = new Set([...all.map((edge) => edge.downstreamUrn), ...added.map((edge) => edge.upstreamUrn)]);
    await this.editor.requireStored([...stored]);
    const stamp = { time: this.clock.now(), actor: by.actor.urn };
    for (const rewrite of rewritesOf(added, removed, stamp)) {
      const { urn, aspectName, initial, change } = rewrite;
      await this.editor.rewrite(urn, aspectName, change, by, initial);
    }
  }

  private async authorize(urns: ReadonlySet<string>, { actor }: Editor): Promise<void> {
    await this.authorizer.requireOnEach(
      actor,
      EDITING_LINEAGE,
      urns,
      (urn) => `Unauthorized to edit the lineage of ${urn}. Please contact your DataHub administrator.`,
    );
  }
}

function requireLineage({ downstreamUrn, upstreamUrn }: LineageEdge): void {
  const [downstream, upstream] = [entityTypeOfUrn(downstreamUrn), entityTypeOfUrn(upstreamUrn)];
  if (isJobOutput(downstream, upstream)) return;
  const kinds = LINEAGE_TARGETS[downstream]?.upstreams;
  if (kinds !== undefined && Object.hasOwn(kinds, upstream)) return;
  throw invalidArgument(
    `${upstreamUrn} cannot be upstream of ${downstreamUrn}: a ${downstream} has ${kinds === undefined ? 'no lineage that can be edited' : `upstreams of kind ${Object.keys(kinds).join(' or ')}`}`,
  );
}

function isJobOutput(downstream: string, upstream: string): boolean {
  return downstream === 'dataset' && upstream === JOB;
}

function rewritesOf(added: Edges, removed: Edges, stamp: Stamp): readonly Rewrite[] {
  const edges = [...added, ...removed];
  const outputs = edges.filter((edge) =>
    isJobOutput(entityTypeOfUrn(edge.downstreamUrn), entityTypeOfUrn(edge.upstreamUrn)),
  );
  const inputs = edges.filter((edge) => !outputs.includes(edge));
  const jobs = [...new Set(outputs.map(({ upstreamUrn }) => upstreamUrn))];
  const downstreams = [...new Set(inputs.map(({ downstreamUrn }) => downstreamUrn))];
  return [
    ...downstreams.flatMap((urn) => inputRewrite(urn, added, removed, stamp)),
    ...jobs.map((urn) => outputRewrite(urn, added, removed, stamp)),
  ];
}

function inputRewrite(urn: string, added: Edges, removed: Edges, stamp: Stamp): readonly Rewrite[] {
  const target = LINEAGE_TARGETS[entityTypeOfUrn(urn)];
  if (target === undefined) return [];
  const upstreamsOf = (edges: Edges, kind: string) =>
    edges
      .filter((edge) => edge.downstreamUrn === urn && entityTypeOfUrn(edge.upstreamUrn) === kind)
      .map(({ upstreamUrn }) => upstreamUrn);
  const change = (stored: JsonObject): JsonObject =>
    Object.entries(target.upstreams).reduce((value, [kind, write]) => {
      const edges: EdgeChange = { added: upstreamsOf(added, kind), removed: upstreamsOf(removed, kind) };
      return edges.added.length + edges.removed.length === 0 ? value : write(value, edges, stamp);
    }, stored);
  return [{ urn, aspectName: target.aspectName, initial: target.initial, change }];
}

function outputRewrite(urn: string, added: Edges, removed: Edges, stamp: Stamp): Rewrite {
  const datasetsOf = (edges: Edges) =>
    edges
      .filter((edge) => edge.upstreamUrn === urn && entityTypeOfUrn(edge.downstreamUrn) === 'dataset')
      .map(({ downstreamUrn }) => downstreamUrn);
  const edges: EdgeChange = { added: datasetsOf(added), removed: datasetsOf(removed) };
  const aspectName = 'dataJobInputOutput';
  return {
    urn,
    aspectName,
    initial: LINEAGE_TARGETS[JOB]?.initial,
    change: (value) => JOB_OUTPUTS(value, edges, stamp),
  };
}
