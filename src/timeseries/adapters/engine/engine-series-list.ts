import { isJsonObject, type JsonObject } from '../../../foundation/json/json.js';
import { type EngineClient, unexpected } from '../../../foundation/engine-client/index.js';
import type { Series, SeriesCatalogue } from '../../series.js';
import type { EngineIndices } from './engine-indices.js';
import { fitsMapping, mappingProperties } from './engine-mapping.js';

/** A time series in an engine, whichever product created its index. */
export interface ListedSeries {
  /** Name for reads: an alias, or the index itself. */
  readonly name: string;
  /** In lower case if the model lacks the series. */
  readonly entityType: string;
  readonly aspectName: string;
  /** Undefined if the model lacks the series. */
  readonly series: Series | undefined;
  readonly documents: number;
  /** Whether every field has the type that this service uses. */
  readonly fits: boolean;
}

/**
 * The time series of an engine, ordered by name, without indices left behind by a rebuild. Throws `ENGINE_UNAVAILABLE`.
 */
export async function listSeries(
  client: EngineClient,
  indices: EngineIndices,
  catalogue: SeriesCatalogue,
): Promise<readonly ListedSeries[]> {
  const answer = await client.request({ method: 'GET', path: `/${indices.pattern}` });
  if (answer.status !== 200) throw unexpected('list the indices of time series', answer);
  const found: ListedSeries[] = [];
  for (const [index, about] of Object.entries(answer.body)) {
    const parsed = indices.parse(index);
    const name = parsed && indices.nameOf(parsed.entityType, parsed.aspectName);
    if (parsed === undefined || name === undefined || !isJsonObject(about) || !isLive(index, name, about)) continue;
    const series = catalogue.find(parsed.entityType, parsed.aspectName);
    found.push({
      name,
      entityType: series?.entityType ?? parsed.entityType,
      aspectName: series?.aspect.name ?? parsed.aspectName,
      series,
      documents: await countDocuments(client, name),
      fits: series !== undefined && fitsMapping(mappingProperties(series), propertiesOf(about)),
    });
  }
  return found.sort((one, other) => (one.name < other.name ? -1 : 1));
}

function isLive(index: string, name: string, { aliases }: JsonObject): boolean {
  return index === name || (isJsonObject(aliases) && aliases[name] !== undefined);
}

function propertiesOf({ mappings }: JsonObject): JsonObject {
  return isJsonObject(mappings) && isJsonObject(mappings.properties) ? mappings.properties : {};
}

async function countDocuments(client: EngineClient, name: string): Promise<number> {
  const answer = await client.request({ method: 'GET', path: `/${name}/_count` });
  if (answer.status !== 200) throw unexpected(`count the documents of ${name}`, answer);
  return Number(answer.body.count);
}
