import { Injectable } from '@nestjs/common';
import { invalidArgument } from '../../foundation/common/errors.js';
import { type Editor, EntityEditor, EntityManagers, type ResourceRefInput } from '../../entities/index.js';
import { requireDomainUrn } from './domain-urn.js';
import { SETTING_DOMAIN } from './domain.demands.js';

/** Puts entities into domains. */
@Injectable()
export class DomainAssignmentService {
  constructor(
    private readonly managers: EntityManagers,
    private readonly editor: EntityEditor,
  ) {}

  /**
   * Makes all entities belong to one domain, or to none when `domain` is undefined; all or none of them. Throws
   * `FORBIDDEN`, and `INVALID_ARGUMENT` for what does not exist.
   */
  async set(resources: readonly ResourceRefInput[], domain: string | undefined, by: Editor): Promise<void> {
    const urns = [...new Set(resources.map(({ resourceUrn }) => resourceUrn))];
    for (const urn of urns) await this.managers.require(by.actor, SETTING_DOMAIN, urn);
    if (resources.some(({ subResource }) => subResource != null))
      throw invalidArgument(
        'resources: columns have no domain of their own; leave subResource and subResourceType out',
      );
    if (domain !== undefined) requireDomainUrn('domainUrn', domain);
    await this.editor.requireStored([...urns, ...(domain === undefined ? [] : [domain])]);
    const value = { domains: domain === undefined ? [] : [domain] };
    await this.editor.write(
      urns.map((urn) => ({ urn, aspectName: 'domains', value })),
      by,
    );
  }
}
