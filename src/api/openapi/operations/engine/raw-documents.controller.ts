import { Controller } from '@nestjs/common';
import { type Actor, ViewAuthorizer } from '../../../../auth/index.js';
import type { JsonObject } from '../../../../foundation/json/json.js';
import { Urn } from '../../../../foundation/common/urn.js';
import { type Edge, EdgeStore } from '../../../../graph/index.js';
import { RunIndexStore } from '../../../../projection/index.js';
import { SearchService } from '../../../../search/index.js';
import { TimeseriesStore } from '../../../../timeseries/index.js';
import type { Caller } from '../../operation/caller.js';
import { Operation } from '../../operation/operation.decorator.js';
import type { InputOf } from '../../operation/operation.js';
import { type NamesByUrn, RAW_DOCUMENTS } from './raw-documents.operations.js';

/** Maximum number of edges returned per tuple; there is more than one if several aspects declare the edge. */
const MOST_EDGES = 100;

/** Documents by urn and aspect. */
type DocumentsByAspect = Readonly<Record<string, Readonly<Record<string, JsonObject>>>>;

/** Raw contents of the stores other than the aspects in SQL, for operators; without entities that they may not view. */
@Controller()
export class RawDocumentsController {
  constructor(
    private readonly searches: SearchService,
    private readonly runs: RunIndexStore,
    private readonly series: TimeseriesStore,
    private readonly edges: EdgeStore,
    private readonly views: ViewAuthorizer,
  ) {}

  /** Search documents of the urns in the body. */
  @Operation(RAW_DOCUMENTS.documents)
  async entities(
    { body: urns }: InputOf<typeof RAW_DOCUMENTS.documents>,
    { actor }: Caller,
  ): Promise<Readonly<Record<string, JsonObject>>> {
    return Object.fromEntries(await this.searches.documents([...(await this.views.viewable(actor, urns))]));
  }

  /** Entries of the run listing. */
  @Operation(RAW_DOCUMENTS.runs)
  async systemMetadata({ body }: InputOf<typeof RAW_DOCUMENTS.runs>, { actor }: Caller): Promise<DocumentsByAspect> {
    const asked = await this.viewable(body, actor);
    const entries = await this.runs.findByUrns([...asked.keys()]);
    const wanted = entries.filter(({ urn, aspectName }) => isWanted(asked.get(urn), aspectName));
    return byAspect(
      wanted.map(({ urn, aspectName, runId, timestamp, removed, telemetryTraceId }) => ({
        urn,
        aspectName,
        document: {
          urn,
          aspect: aspectName,
          runId,
          lastUpdated: timestamp,
          removed,
          ...(telemetryTraceId !== undefined && { telemetryTraceId }),
        },
      })),
    );
  }

  /** The newest values of time series. */
  @Operation(RAW_DOCUMENTS.series)
  async timeseries({ body }: InputOf<typeof RAW_DOCUMENTS.series>, { actor }: Caller): Promise<DocumentsByAspect> {
    const found: AspectDocument[] = [];
    for (const [urn, names] of await this.viewable(body, actor)) {
      for (const aspectName of names) {
        const value = (await this.series.latest([urn], aspectName)).get(urn);
        if (value === undefined) continue;
        const { timestampMillis, value: event, systemMetadata } = value;
        const metadata = systemMetadata as JsonObject | undefined;
        const document = { urn, timestampMillis, event, ...(metadata !== undefined && { systemMetadata: metadata }) };
        found.push({ urn, aspectName, document });
      }
    }
    return byAspect(found);
  }

  /** Edges from `a` to `b`. */
  @Operation(RAW_DOCUMENTS.edges)
  async graph(
    { body: tuples }: InputOf<typeof RAW_DOCUMENTS.edges>,
    { actor }: Caller,
  ): Promise<readonly JsonObject[]> {
    const found: JsonObject[] = [];
    const viewable = await this.views.viewable(
      actor,
      tuples.flatMap(({ a, b }) => [a, b]),
    );
    for (const { a, b, relationshipType } of tuples.filter((tuple) => viewable.has(tuple.a) && viewable.has(tuple.b))) {
      const wanted = { source: { urns: [a] }, destination: { urns: [b] }, types: [relationshipType] };
      const { edges } = await this.edges.scroll({ ...wanted, count: MOST_EDGES });
      found.push(...edges.map(edgeDocument));
    }
    return found;
  }

  private async viewable(asked: NamesByUrn, actor: Actor): Promise<NamesByUrn> {
    const viewable = await this.views.viewable(actor, [...asked.keys()]);
    return new Map([...asked].filter(([urn]) => viewable.has(urn)));
  }
}

interface AspectDocument {
  readonly urn: string;
  readonly aspectName: string;
  readonly document: JsonObject;
}

function byAspect(documents: readonly AspectDocument[]): DocumentsByAspect {
  const found: Record<string, Record<string, JsonObject>> = {};
  for (const { urn, aspectName, document } of documents) (found[urn] ??= {})[aspectName] = document;
  return found;
}

function isWanted(names: readonly string[] | undefined, aspectName: string): boolean {
  return names !== undefined && (names.length === 0 || names.includes(aspectName));
}

function edgeDocument({ source, destination, type, ...more }: Edge): JsonObject {
  return {
    source: node(source),
    destination: node(destination),
    relationshipType: type,
    ...(more.lifecycleOwner !== undefined && { lifecycleOwner: more.lifecycleOwner }),
    ...(more.via !== undefined && { via: more.via }),
    ...(more.properties !== undefined && { properties: { ...more.properties } }),
    ...(more.createdOn !== undefined && { createdOn: more.createdOn }),
    ...(more.createdActor !== undefined && { createdActor: more.createdActor }),
    ...(more.updatedOn !== undefined && { updatedOn: more.updatedOn }),
    ...(more.updatedActor !== undefined && { updatedActor: more.updatedActor }),
  };
}

function node(urn: string): JsonObject {
  return { urn, entityType: Urn.parse(urn).entityType };
}
