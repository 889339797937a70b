import { DomainError, type ErrorCode } from '../../../foundation/common/errors.js';
import { isJsonObject, type JsonObject } from '../../../foundation/json/json.js';
import {
  type EngineClient,
  foreignIndex,
  isMadeFor,
  nameLists,
  unexpected,
} from '../../../foundation/engine-client/index.js';
import type { IndexNames, NamedIndex } from './index-names.js';
import { objectAt } from './json-reading.js';

/** An index of this service, or one that an alias of its names leads to. */
export interface CatalogEntry {
  /** Name of the index itself. */
  readonly name: string;
  readonly entityType: string;
  /** Whether searches use it: through its alias, or because the index itself has the alias' name. */
  readonly isLive: boolean;
  /** Whether the index itself has the name that searches use, instead of an alias. */
  readonly isConcrete: boolean;
  /** Whether it was made for its entity type; other indices are never changed or removed. */
  readonly isOwn: boolean;
  /** Ids of the rebuilds that write to it. */
  readonly rebuilds: readonly string[];
  /** Ids of the rebuilds that have replaced it. */
  readonly replacedBy: readonly string[];
}

/**
 * The existing indices of this service's entity types. Other indices, including those with similar names, are left out.
 */
export function indexCatalog(client: EngineClient, names: IndexNames): Promise<readonly CatalogEntry[]> {
  return catalogOf(client, names, {});
}

/** Those of them that are closed. */
export function closedCatalog(client: EngineClient, names: IndexNames): Promise<readonly CatalogEntry[]> {
  return catalogOf(client, names, { expand_wildcards: 'closed' });
}

async function catalogOf(
  client: EngineClient,
  names: IndexNames,
  query: Readonly<Record<string, string>>,
): Promise<readonly CatalogEntry[]> {
  const path = `/${encodeURIComponent(names.pattern)}/_alias`;
  const answer = await client.request({ method: 'GET', path, query });
  if (answer.status === 404) return [];
  if (answer.status !== 200) throw unexpected('list its indices', answer);
  return catalogEntries(answer.body, names);
}

/** Parses the response to `GET …/_alias`. */
export function catalogEntries(answer: JsonObject, names: IndexNames): readonly CatalogEntry[] {
  return Object.entries(answer)
    .filter(([, index]) => isJsonObject(index))
    .flatMap(([name, index]) => {
      const aliases = Object.keys(objectAt(index, 'aliases')).flatMap((alias) => names.ofAlias(alias) ?? []);
      const entityType = aliases[0]?.entityType ?? names.ofPhysical(name);
      if (entityType === undefined) return [];
      const isConcrete = names.live(entityType) === name;
      const rebuildsOf = (role: NamedIndex['role']): readonly string[] =>
        aliases.flatMap((alias) => (alias.role === role ? (alias.rebuild ?? []) : []));
      return [
        {
          name,
          entityType,
          isConcrete,
          isOwn: isMadeFor(names.live(entityType), name),
          isLive: isConcrete || aliases.some(({ role }) => role === 'live'),
          rebuilds: rebuildsOf('building'),
          replacedBy: rebuildsOf('replaced'),
        },
      ];
    });
}

/** Throws `code` if an alias leads to an index of another owner, which the caller would replace or remove. */
export function requireOwn(catalog: readonly CatalogEntry[], names: IndexNames, code: ErrorCode): void {
  const foreign = catalog.find(({ isOwn }) => !isOwn);
  if (foreign !== undefined) throw new DomainError(code, foreignIndex(names.live(foreign.entityType), foreign.name));
}

/** Removes indices; missing indices are no error. */
export async function dropIndices(client: EngineClient, names: readonly string[]): Promise<void> {
  for (const list of nameLists(names)) {
    const answer = await client.request({
      method: 'DELETE',
      path: `/${list}`,
      query: { ignore_unavailable: true },
      retryMs: 30_000,
    });
    if (answer.status !== 200 && answer.status !== 404) throw unexpected('remove indices', answer);
  }
}

/** Removes the index of that name; keeps an alias of that name. */
export async function dropUnlessAlias(client: EngineClient, name: string): Promise<void> {
  const answer = await client.request({ method: 'DELETE', path: `/${name}`, query: { ignore_unavailable: true } });
  if (![200, 400, 404].includes(answer.status)) throw unexpected('remove an index', answer);
}
