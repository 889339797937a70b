import { randomUUID } from 'node:crypto';
import { Injectable } from '@nestjs/common';
import { AspectStore, type TrackedReads } from '../../aspects/index.js';
import { Authorizer, resourceAt } from '../../auth/index.js';
import { invalidArgument } from '../../foundation/common/errors.js';
import { given } from '../../foundation/common/given.js';
import { Urn } from '../../foundation/common/urn.js';
import {
  type Editor,
  EntityEditor,
  EntityReferences,
  patchEdit,
  requireUrnOf,
  setOrRemove,
  valueEdit,
} from '../../entities/index.js';
import { domainProperties } from '../../model/index.js';
import { OwnerService } from '../ownership/index.js';
import type { CreateDomainInput, MoveDomainInput } from './domain-edit.input.js';
import { DomainNames } from './domain-names.js';
import { DomainTree } from './domain-tree.js';
import { DELETING_DOMAIN } from './domain.demands.js';
import { DOMAIN } from './domain.mappings.js';

/** Creates, moves and deletes domains. Throws `FORBIDDEN` before it reveals anything about a domain. */
@Injectable()
export class DomainEditService {
  constructor(
    private readonly authorizer: Authorizer,
    private readonly editor: EntityEditor,
    private readonly store: AspectStore,
    private readonly names: DomainNames,
    private readonly tree: DomainTree,
    private readonly owners: OwnerService,
    private readonly references: EntityReferences,
  ) {}

  /**
   * Creates a domain and returns its urn. Throws `INVALID_ARGUMENT` if the domain exists or its parent or owners do
   * not, and `CONFLICT` if the name is taken.
   */
  async create(input: CreateDomainInput, by: Editor): Promise<string> {
    const { id, name, description, parentDomain, owners } = input;
    const urn = Urn.of(DOMAIN.entityType, id ?? randomUUID()).toString();
    const conflict = `This Domain already exists! (${urn})`;
    await this.editor.refuseExisting(urn, conflict);
    if (parentDomain != null) await this.requireParent(parentDomain);
    await this.names.requireFreeIn(parentDomain ?? undefined, urn, name);
    await this.owners.check(owners ?? []);
    const value = { name, created: this.editor.stamp(by), ...given({ description, parentDomain }) };
    const parents = parentDomain == null ? [] : [parentDomain];
    await this.editor.create(urn, [valueEdit(urn, domainProperties, value)], by, conflict, parents);
    await this.owners.addToNew(owners ?? [], urn, by);
    return urn;
  }

  /**
   * Moves a domain into another, or to the root. Throws `INVALID_ARGUMENT` if either does not exist or the domain would
   * contain itself, and `CONFLICT` if a sibling has the name.
   */
  move(input: MoveDomainInput, by: Editor): Promise<void> {
    return this.editor.editByReads(DOMAIN.entityType, (reads) => this.moveNow(input, by, reads));
  }

  /**
   * Permanently deletes a domain and removes all references to it. Throws `INVALID_ARGUMENT` if the domain has child
   * domains.
   */
  async delete(urn: string, by: Editor): Promise<void> {
    requireUrnOf(DOMAIN.entityType, urn, 'urn');
    await this.authorizer.requireDemand(by.actor, DELETING_DOMAIN, resourceAt(urn));
    if (await this.tree.hasChildren(urn))
      throw invalidArgument(`Cannot delete domain ${urn} which has child domains; delete or move them first`);
    await this.references.deleteEverywhere(urn, by);
  }

  private async moveNow(
    { resourceUrn: urn, parentDomain }: MoveDomainInput,
    by: Editor,
    reads: TrackedReads,
  ): Promise<void> {
    requireUrnOf(DOMAIN.entityType, urn, 'resourceUrn');
    const properties = await this.store.value(urn, domainProperties);
    if (properties === undefined) throw invalidArgument(`resourceUrn: ${urn} does not exist, or has no properties yet`);
    if (parentDomain != null) await this.requireParent(parentDomain);
    if (parentDomain != null && (await this.tree.isInside(parentDomain, urn, reads)))
      throw invalidArgument(`parentDomain: ${parentDomain} is ${urn} or lies inside it; choose a domain outside of it`);
    await this.names.requireFreeIn(parentDomain ?? undefined, urn, properties.name);
    const edit = patchEdit(urn, domainProperties, [setOrRemove('/parentDomain', parentDomain)]);
    const related = [urn, ...(parentDomain == null ? [] : [parentDomain])];
    await this.editor.write([edit], by, related, reads.versions);
  }

  private async requireParent(urn: string): Promise<void> {
    requireUrnOf(DOMAIN.entityType, urn, 'parentDomain');
    await this.editor.requireStored([urn]);
  }
}
