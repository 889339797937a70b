import { Injectable } from '@nestjs/common';
import { invalidArgument } from '../../foundation/common/errors.js';
import {
  type Editor,
  EntityEditor,
  EntityManagers,
  requireUrnOf,
  type ResourceRefInput,
  valueEdit,
} from '../../entities/index.js';
import { domains } from '../../model/index.js';
import { SETTING_DOMAIN } from './domain.demands.js';
import { DOMAIN } from './domain.mappings.js';

/** Sets the domain of entities. */
@Injectable()
export class DomainAssignmentService {
  constructor(
    private readonly managers: EntityManagers,
    private readonly editor: EntityEditor,
  ) {}

  /**
   * Sets the domain of all entities or of none; an undefined `domain` removes their domain. Throws `FORBIDDEN`, and
   * `INVALID_ARGUMENT` for entities and domains that do not exist.
   */
  async set(resources: readonly ResourceRefInput[], domain: string | undefined, by: Editor): Promise<void> {
    const urns = [...new Set(resources.map(({ resourceUrn }) => resourceUrn))];
    for (const urn of urns) await this.managers.require(by.actor, SETTING_DOMAIN, urn);
    if (resources.some(({ subResource }) => subResource != null))
      throw invalidArgument('resources: columns have no domain of their own; omit subResource and subResourceType');
    if (domain !== undefined) requireUrnOf(DOMAIN.entityType, domain, 'domainUrn');
    const assigned = domain === undefined ? [] : [domain];
    const related = [...urns, ...assigned];
    await this.editor.requireStored(related);
    await this.editor.write(
      urns.map((urn) => valueEdit(urn, domains, { domains: assigned })),
      by,
      related,
    );
  }
}
