import { randomUUID } from 'node:crypto';
import { Injectable } from '@nestjs/common';
import { AspectStore, type PatchOperation } from '../../aspects/index.js';
import { Authorizer, resourceAt } from '../../auth/index.js';
import { Clock } from '../../foundation/common/clock.js';
import { DomainError, invalidArgument } from '../../foundation/common/errors.js';
import { Urn } from '../../foundation/common/urn.js';
import { type Editor, EntityEditor, EntityReferences } from '../../entities/index.js';
import { OwnerService } from '../ownership/index.js';
import type { CreateDomainInput, MoveDomainInput } from './domain-edit.input.js';
import { DomainNames } from './domain-names.js';
import { DomainTree } from './domain-tree.js';
import { requireDomainUrn } from './domain-urn.js';
import { DELETING_DOMAIN } from './domain.demands.js';
import { DOMAIN, type StoredDomain } from './domain.mappings.js';

const ASPECT = 'domainProperties';

/** Creates, moves and deletes domains. Throws `FORBIDDEN` before it says anything of a domain. */
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
    private readonly clock: Clock,
  ) {}

  /**
   * Creates a domain, and answers its urn. Throws `INVALID_ARGUMENT` when it exists, or parent or owners do not;
   * `CONFLICT` when the name is taken.
   */
  async create(input: CreateDomainInput, by: Editor): Promise<string> {
    const { id, name, description, parentDomain, owners } = input;
    const urn = Urn.of(DOMAIN.entityType, id ?? randomUUID()).toString();
    await this.refuseExisting(urn);
    if (parentDomain != null) await this.requireParent(parentDomain);
    await this.names.requireFreeIn(parentDomain ?? undefined, urn, name);
    await this.owners.check(owners ?? []);
    const created = { time: this.clock.now(), actor: by.actor.urn };
    const value = {
      name,
      created,
      ...(description == null ? {} : { description }),
      ...(parentDomain == null ? {} : { parentDomain }),
    };
    await this.write(urn, value, by);
    await this.owners.addToNew(owners ?? [], urn, by);
    return urn;
  }

  /**
   * Puts a domain into another, or into none. Throws `INVALID_ARGUMENT` when either does not exist or the domain would
   * hold itself; `CONFLICT` when the name is taken there.
   */
  async move({ resourceUrn: urn, parentDomain }: MoveDomainInput, by: Editor): Promise<void> {
    requireDomainUrn('resourceUrn', urn);
    const properties = (await this.store.latestOne(urn, ASPECT))?.value;
    if (properties === undefined) throw invalidArgument(`resourceUrn: ${urn} does not exist, or has no properties yet`);
    if (parentDomain != null) await this.requireParent(parentDomain);
    if (parentDomain != null && (await this.tree.isInside(parentDomain, urn)))
      throw invalidArgument(`parentDomain: ${parentDomain} is ${urn} or lies inside it; give a domain outside of it`);
    await this.names.requireFreeIn(parentDomain ?? undefined, urn, (properties as unknown as StoredDomain).name);
    const path = '/parentDomain';
    const patch: PatchOperation[] = [
      parentDomain == null ? { op: 'remove', path } : { op: 'add', path, value: parentDomain },
    ];
    await this.editor.write([{ urn, aspectName: ASPECT, patch }], by);
  }

  /**
   * Deletes a domain for good, and takes everything out of it. Throws `INVALID_ARGUMENT` while it holds other domains.
   */
  async delete(urn: string, by: Editor): Promise<void> {
    requireDomainUrn('urn', urn);
    await this.authorizer.requireDemand(by.actor, DELETING_DOMAIN, resourceAt(urn));
    if (await this.tree.hasChildren(urn))
      throw invalidArgument(`Cannot delete domain ${urn} which has child domains; delete or move them first`);
    const before = await this.references.of(urn);
    await this.editor.delete(urn, by);
    await this.references.remove(urn, before);
  }

  private async write(urn: string, value: { readonly name: string }, by: Editor): Promise<void> {
    try {
      await this.editor.write([{ urn, aspectName: ASPECT, value: { ...value }, onlyNewEntity: true }], by);
    } catch (error) {
      if (error instanceof DomainError && error.code === 'VALIDATION_FAILED') await this.refuseExisting(urn);
      throw error;
    }
  }

  private async requireParent(urn: string): Promise<void> {
    requireDomainUrn('parentDomain', urn);
    await this.editor.requireStored([urn]);
  }

  private async refuseExisting(urn: string): Promise<void> {
    if (await this.store.exists(urn, { includeSoftDeleted: true }))
      throw invalidArgument(`This Domain already exists! (${urn})`);
  }
}
