import { Injectable } from '@nestjs/common';
import { API, ViewAuthorizer } from '../../../auth/index.js';
import { EntityReferences } from '../../../entities/index.js';
import { checkEntityUrn, ModelRegistry } from '../../../model/index.js';
import { flag, text, withDefault } from '../protocol/parameters.js';
import { action, type RestliCall, type RestliResource } from '../protocol/resource.js';
import { RestliAccess } from '../restli-access.js';
import { RestliDemands } from '../protocol/restli-demands.js';

/** References to an entity; clients print the members of `relatedAspects` in this order. */
interface DeleteReferencesResponse {
  /** At most ten. */
  readonly relatedAspects: readonly {
    readonly relationship: string;
    readonly entity: string;
    readonly aspect: string;
  }[];
  /** Total number of references. */
  readonly total: number;
}

/**
 * Removes references to an entity, on `/entities`, and names those from entities that the caller may view; the entity
 * itself is not changed, and need not exist.
 */
@RestliDemands({ deleteReferences: API.deleteEntities })
@Injectable()
export class ReferencesResource implements RestliResource {
  constructor(
    private readonly references: EntityReferences,
    private readonly registry: ModelRegistry,
    private readonly access: RestliAccess,
    private readonly views: ViewAuthorizer,
  ) {}

  readonly resource = 'entities';

  readonly actions = [
    action('deleteReferences', { urn: text(), dryRun: withDefault(flag(), false) }, ({ urn, dryRun }, call) =>
      this.deleteReferences(urn, dryRun, call),
    ),
  ];

  private async deleteReferences(urn: string, dryRun: boolean, call: RestliCall): Promise<DeleteReferencesResponse> {
    checkEntityUrn(this.registry, urn);
    await this.access.require(call, API.deleteEntities, 'delete entity', [urn]);
    const { references, total } = await (dryRun ? this.references.summary(urn) : this.references.clear(urn));
    const viewable = await this.views.viewable(
      call.actor,
      references.map(({ owner }) => owner),
    );
    const told = references.filter(({ owner }) => viewable.has(owner));
    const relatedAspects = told.map(({ type: relationship, owner: entity, aspectName: aspect }) => ({
      relationship,
      entity,
      aspect,
    }));
    return { relatedAspects, total };
  }
}
