import { Injectable } from '@nestjs/common';
import { AspectStore } from '../../../aspects/index.js';
import { API, LISTING_URNS } from '../../../auth/index.js';
import { invalidArgument } from '../../../foundation/common/errors.js';
import type { JsonObject } from '../../../foundation/json/json.js';
import { ModelRegistry } from '../../../model/index.js';
import { flag, integer, record, text, withDefault } from '../protocol/parameters.js';
import { action, type RestliCall, type RestliResource } from '../protocol/resource.js';
import { RestliAccess } from '../restli-access.js';
import { RestliDemands } from '../protocol/restli-demands.js';

/** A page of urns of one entity type. */
interface ListUrnsResult {
  readonly entities: readonly string[];
  readonly start: number;
  /** Number of urns on this page. */
  readonly count: number;
  readonly total: number;
}

const DEFAULT_PAGE = 5_000;
const LARGEST_PAGE = 10_000;

/** Existence of entities: `exists`, `filterExistingUrns` and `listUrns` on `/entities`. */
@RestliDemands({
  exists: API.tellExistence,
  filterExistingUrns: API.tellExistence,
  listUrns: LISTING_URNS,
})
@Injectable()
export class ExistenceResource implements RestliResource {
  constructor(
    private readonly store: AspectStore,
    private readonly registry: ModelRegistry,
    private readonly access: RestliAccess,
  ) {}

  readonly resource = 'entities';

  readonly actions = [
    action(
      'exists',
      { urn: text(), includeSoftDelete: withDefault(flag(), true) },
      ({ urn, includeSoftDelete }, call) => this.exists(urn, includeSoftDelete, call),
    ),
    action('filterExistingUrns', { request: record() }, ({ request }, call) => this.filterExisting(request, call)),
    action('listUrns', { entity: text(), start: integer(), count: integer() }, ({ entity, start, count }, call) =>
      this.listUrns(entity, start, count, call),
    ),
  ];

  private async exists(urn: string, includeSoftDeleted: boolean, call: RestliCall): Promise<boolean> {
    await this.access.require(call, API.tellExistence, 'check the existence of entities.', [urn]);
    return this.store.exists(urn, { includeSoftDeleted });
  }

  private async filterExisting(request: JsonObject, call: RestliCall): Promise<readonly string[]> {
    const { urns, includeSoftDelete } = request;
    if (!Array.isArray(urns) || urns.some((urn) => typeof urn !== 'string')) {
      throw invalidArgument('The member "urns" of the request must be an array of strings.');
    }
    await this.access.require(call, API.tellExistence, 'check the existence of entities.', urns as string[]);
    const existing = await this.store.existing(urns as string[], { includeSoftDeleted: includeSoftDelete !== false });
    return [...existing];
  }

  private async listUrns(entityType: string, start: number, count: number, call: RestliCall): Promise<ListUrnsResult> {
    const { name } = this.registry.entity(entityType);
    await this.access.requireOnType(call, API.readTypes, 'get entities.', name);
    const from = Math.max(start, 0);
    const { urns, total } = await this.store.listUrns(name, from, pageSize(count));
    await this.access.requireOnFound(call, API.readEntities, 'get entities.', urns);
    return { entities: urns, start: from, count: urns.length, total };
  }
}

function pageSize(count: number): number {
  return count < 0 || count > LARGEST_PAGE ? DEFAULT_PAGE : count;
}
