import type { JsonObject } from '../../foundation/json/json.js';
import { Urn } from '../../foundation/common/urn.js';
import type { DefaultAspect, NewEntity } from './default-aspect.js';
import { keyText } from './key-text.js';

const DEFAULT_DELIMITER = '.';

/** The place of an entity in browse trees, as far as its urn determines it. */
export const BROWSE_PATHS_V2: DefaultAspect = {
  aspectName: 'browsePathsV2',
  async valueFor(created) {
    return { path: await pathOf(created) };
  },
};

async function pathOf(created: NewEntity): Promise<JsonObject[]> {
  const entries = await ENTRIES_OF[created.entity.name]?.(created);
  return entries === undefined || entries.length === 0 ? [{ id: 'Default' }] : entries;
}

const ENTRIES_OF: Readonly<Record<string, (created: NewEntity) => Promise<JsonObject[]> | JsonObject[]>> = {
  dataset: datasetEntries,
  dataJob: flowEntry,
};

function flowEntry(created: NewEntity): JsonObject[] {
  const flow = keyText(created, 'flow');
  return [{ id: flow, urn: flow }];
}

/**
 * One entry for each part of the name but the last; the first one is the platform instance if there is one of that
 * name.
 */
async function datasetEntries(created: NewEntity): Promise<JsonObject[]> {
  const platform = keyText(created, 'platform');
  const parts = keyText(created, 'name')
    .split(await delimiterOf(platform, created))
    .slice(0, -1);
  const [first, ...others] = parts.filter((part) => part !== '');
  if (first === undefined) return [];
  return [await firstEntry(platform, first, created), ...others.map((id) => ({ id }))];
}

async function delimiterOf(platform: string, { read }: NewEntity): Promise<string> {
  const delimiter = (await read(platform, 'dataPlatformInfo'))?.value['datasetNameDelimiter'];
  return typeof delimiter === 'string' && delimiter !== '' ? delimiter.charAt(0) : DEFAULT_DELIMITER;
}

async function firstEntry(platform: string, id: string, { read }: NewEntity): Promise<JsonObject> {
  const instance = Urn.tryParse(`urn:li:dataPlatformInstance:(${platform},${id})`)?.toString();
  const exists = instance !== undefined && (await read(instance, 'dataPlatformInstanceKey')) !== undefined;
  return exists ? { id, urn: instance } : { id };
}
