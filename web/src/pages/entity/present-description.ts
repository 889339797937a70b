import { columnsOf } from './columns.js';
import type { EditTarget } from './edit-target.js';
import { descriptionOf } from './facts.js';
import { type Aspects, loadStoredEntity } from './stored-entity.js';

/** The description that people see of an entity or a column; empty without one. */
export function descriptionAt(aspects: Aspects, { column }: EditTarget): string {
  if (column === undefined) return descriptionOf(aspects);
  return columnsOf(aspects).find(({ path }) => path === column)?.description ?? '';
}

/**
 * Asks what the description is now. Not through the cache of queries, whose errors may lead away from the page: what
 * was typed must stay. Throws `ApiError`.
 */
export async function presentDescription(target: EditTarget): Promise<string> {
  return descriptionAt(await loadStoredEntity(target.urn), target);
}
