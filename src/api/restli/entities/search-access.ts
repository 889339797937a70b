import { Injectable } from '@nestjs/common';
import { ModelRegistry } from '../../../model/index.js';
import { RESTRICTED_URN, SearchSchema } from '../../../search/index.js';
import type { RestliCall } from '../protocol/resource.js';
import { RestliAccess } from '../restli-access.js';
import { API } from '../../../auth/index.js';

/** The type whose entities have their own rules, which are checked for each hit. */
const JUDGED_BY_HIT = 'document';

/**
 * Whether the caller may search: the caller must have the right to read the searched types, and every hit (auth.md B5).
 */
@Injectable()
export class SearchAccess {
  constructor(
    private readonly access: RestliAccess,
    private readonly schema: SearchSchema,
    private readonly registry: ModelRegistry,
  ) {}

  /**
   * Throws `FORBIDDEN` unless the caller may read `entityTypes` or, without any, all searchable types.
   * `VALIDATION_FAILED` for an unknown type.
   */
  async requireTypes(call: RestliCall, entityTypes: readonly string[]): Promise<void> {
    const asked = entityTypes.length > 0 ? entityTypes : this.schema.entityTypes();
    for (const { name } of asked.map((type) => this.registry.entity(type))) {
      if (name !== JUDGED_BY_HIT) await this.access.requireOnType(call, API.searchTypes, 'search.', name);
    }
  }

  /** Throws `FORBIDDEN` unless the caller may read every hit, except for concealed ones. */
  async requireHits(call: RestliCall, urns: readonly string[]): Promise<void> {
    await this.access.requireOnFound(
      call,
      API.findEntities,
      'search.',
      urns.filter((urn) => !urn.startsWith(RESTRICTED_URN)),
    );
  }
}
