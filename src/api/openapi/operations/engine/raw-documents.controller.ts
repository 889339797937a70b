import { Body, Controller, HttpCode, Post } from '@nestjs/common';
import { type Actor, CurrentActor, Privileged, RefusedWith, ViewAuthorizer } from '../../../../auth/index.js';
import { invalidArgument } from '../../../../foundation/common/errors.js';
import { isJsonObject, type JsonObject } from '../../../../foundation/common/json.js';
import { Urn } from '../../../../foundation/common/urn.js';
import { type Edge, EdgeStore } from '../../../../graph/index.js';
import { RunIndexStore } from '../../../../projection/index.js';
import { SearchService } from '../../../../search/index.js';
import { TimeseriesStore } from '../../../../timeseries/index.js';
import { systemRefusal } from '../../system-refusal.js';

/** Things that one request may name. */
const MOST_THINGS = 1_000;

/** Edges of one tuple that are told; there is more than one where several aspects draw it. */
const MOST_EDGES = 100;

/** Documents by urn and aspect. */
type DocumentsByAspect = Readonly<Record<string, Readonly<Record<string, JsonObject>>>>;

/**
 * What the stores beside SQL's aspects hold, as it is, for those who operate the service; nothing of what they may not
 * view.
 */
@Controller('openapi/operations/elasticSearch')
export class RawDocumentsController {
  constructor(
    private readonly searches: SearchService,
    private readonly runs: RunIndexStore,
    private readonly series: TimeseriesStore,
    private readonly edges: EdgeStore,
    private readonly views: ViewAuthorizer,
  ) {}

  /** Search documents of the urns in the body. */
  @Privileged('MANAGE_SYSTEM_OPERATIONS')
  @RefusedWith(systemRefusal)
  @Post('entity/raw')
  @HttpCode(200)
  async entities(@Body() body: unknown, @CurrentActor() actor: Actor): Promise<Readonly<Record<string, JsonObject>>> {
    const urns = limited(textsIn(body, 'The body')).map(urnOf);
    return Object.fromEntries(await this.searches.documents([...(await this.views.viewable(actor, urns))]));
  }

  /** Entries of the run listing. */
  @Privileged('MANAGE_SYSTEM_OPERATIONS')
  @RefusedWith(systemRefusal)
  @Post('systemmetadata/raw')
  @HttpCode(200)
  async systemMetadata(@Body() body: unknown, @CurrentActor() actor: Actor): Promise<DocumentsByAspect> {
    const asked = await this.viewable(askedIn(body), actor);
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
  @Privileged('MANAGE_SYSTEM_OPERATIONS')
  @RefusedWith(systemRefusal)
  @Post('timeseries/raw')
  @HttpCode(200)
  async timeseries(@Body() body: unknown, @CurrentActor() actor: Actor): Promise<DocumentsByAspect> {
    const found: AspectDocument[] = [];
    for (const [urn, names] of await this.viewable(askedIn(body), actor)) {
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
  @Privileged('MANAGE_SYSTEM_OPERATIONS')
  @RefusedWith(systemRefusal)
  @Post('graph/raw')
  @HttpCode(200)
  async graph(@Body() body: unknown, @CurrentActor() actor: Actor): Promise<readonly JsonObject[]> {
    const found: JsonObject[] = [];
    const tuples = tuplesIn(body);
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

  private async viewable(
    asked: ReadonlyMap<string, readonly string[]>,
    actor: Actor,
  ): Promise<ReadonlyMap<string, readonly string[]>> {
    const viewable = await this.views.viewable(actor, [...asked.keys()]);
    return new Map([...asked].filter(([urn]) => viewable.has(urn)));
  }
}

interface AspectDocument {
  readonly urn: string;
  readonly aspectName: string;
  readonly document: JsonObject;
}

interface EdgeTuple {
  readonly a: string;
  readonly b: string;
  readonly relationshipType: string;
}

function byAspect(documents: readonly AspectDocument[]): DocumentsByAspect {
  const found: Record<string, Record<string, JsonObject>> = {};
  for (const { urn, aspectName, document } of documents) (found[urn] ??= {})[aspectName] = document;
  return found;
}

function isWanted(names: readonly string[] | undefined, aspectName: string): boolean {
  return names !== undefined && (names.length === 0 || names.includes(aspectName));
}

function askedIn(body: unknown): ReadonlyMap<string, readonly string[]> {
  if (!isJsonObject(body)) throw invalidArgument('The body must be a JSON object of aspect names by urn.');
  const entries = limited(Object.entries(body));
  return new Map(entries.map(([urn, names]) => [urnOf(urn), textsIn(names, `The aspect names of ${urn}`)]));
}

function tuplesIn(body: unknown): readonly EdgeTuple[] {
  if (!Array.isArray(body)) throw invalidArgument('The body must be an array of edges {a, b, relationshipType}.');
  return limited(body as readonly unknown[]).map((tuple) => {
    const { a, b, relationshipType } = isJsonObject(tuple) ? tuple : {};
    if (typeof a === 'string' && typeof b === 'string' && typeof relationshipType === 'string')
      return { a: urnOf(a), b: urnOf(b), relationshipType };
    throw invalidArgument('Each edge of the body needs "a", "b" and "relationshipType", all strings.');
  });
}

function textsIn(value: unknown, what: string): readonly string[] {
  if (Array.isArray(value) && value.every((item) => typeof item === 'string')) return value;
  throw invalidArgument(`${what} must be an array of strings.`);
}

function limited<Item>(items: readonly Item[]): readonly Item[] {
  if (items.length <= MOST_THINGS) return items;
  throw invalidArgument(`The body names more than ${String(MOST_THINGS)} things: ask in several requests.`);
}

function urnOf(text: string): string {
  return Urn.parse(text).toString();
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
