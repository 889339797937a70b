import { randomUUID } from 'node:crypto';
import { Injectable } from '@nestjs/common';
import { AspectStore, type PatchOperation } from '../../../aspects/index.js';
import { Clock } from '../../../foundation/common/clock.js';
import { DomainError, invalidArgument } from '../../../foundation/common/errors.js';
import { Urn } from '../../../foundation/common/urn.js';
import { type Editor, EntityEditor, EntityReferences } from '../../../entities/index.js';
import { technicalOwner } from '../../../annotations/index.js';
import { DATA_PRODUCT } from './data-product.mappings.js';
import type { CreateDataProductInput, MoveDataProductInput, UpdateDataProductInput } from './product-edit.input.js';
import { ProductRights, requireProductUrn } from './product-rights.js';
import type { StoredProduct } from './stored-product.js';

const ASPECT = 'dataProductProperties';

/** Levels of products that are followed upwards. */
const MAX_PARENTS = 20;

/** Creates, changes and deletes data products. Throws `FORBIDDEN`, and `INVALID_ARGUMENT` for what does not exist. */
@Injectable()
export class ProductEditService {
  constructor(
    private readonly rights: ProductRights,
    private readonly editor: EntityEditor,
    private readonly references: EntityReferences,
    private readonly store: AspectStore,
    private readonly clock: Clock,
  ) {}

  /** Creates a product that its maker owns, and answers its urn. Throws `INVALID_ARGUMENT` when it exists. */
  async create({ properties, domainUrn, id }: CreateDataProductInput, by: Editor): Promise<string> {
    requireDomain(domainUrn);
    await this.rights.requireOnDomain(by.actor, domainUrn);
    await this.editor.requireStored([domainUrn]);
    const { name, description, parentDataProduct } = properties;
    if (parentDataProduct != null) await this.requireProduct('parentDataProduct', parentDataProduct);
    const key = id == null || id.trim() === '' ? randomUUID() : id.trim();
    const urn = Urn.of(DATA_PRODUCT.entityType, key).toString();
    const value = {
      name,
      ...(description == null ? {} : { description }),
      ...(parentDataProduct == null ? {} : { parentDataProduct }),
    };
    const edits = [
      { urn, aspectName: ASPECT, value, onlyNewEntity: true },
      { urn, aspectName: 'domains', value: { domains: [domainUrn] }, onlyNewEntity: true },
      { urn, aspectName: 'ownership', value: technicalOwner(by.actor.urn, this.clock.now()), onlyNewEntity: true },
    ];
    try {
      await this.editor.write(edits, by);
    } catch (error) {
      if (error instanceof DomainError && error.code === 'VALIDATION_FAILED') await this.refuseExisting(urn);
      throw error;
    }
    return urn;
  }

  /** Changes what is given. Throws `INVALID_ARGUMENT` when the product would hold itself. */
  async update(
    urn: string,
    { name, description, parentDataProduct }: UpdateDataProductInput,
    by: Editor,
  ): Promise<void> {
    requireProductUrn('urn', urn);
    await this.rights.requireKnowing(by.actor, urn);
    await this.editor.requireStored([urn]);
    await this.rights.require(by.actor, urn);
    if (parentDataProduct != null) await this.requireParent(urn, parentDataProduct);
    const members = Object.entries({ name, description, parentDataProduct }).filter(([, value]) => value != null);
    const patch = members.map(([key, value]): PatchOperation => ({ op: 'add', path: `/${key}`, value: value ?? null }));
    if (patch.length > 0) await this.editor.write([{ urn, aspectName: ASPECT, patch }], by);
  }

  /** Puts a product into another, or into none. Throws `INVALID_ARGUMENT` when it would hold itself. */
  async move({ resourceUrn: urn, parentDataProduct }: MoveDataProductInput, by: Editor): Promise<void> {
    requireProductUrn('resourceUrn', urn);
    await this.rights.requireKnowing(by.actor, urn);
    await this.editor.requireStored([urn]);
    await this.rights.require(by.actor, urn);
    if (parentDataProduct != null) await this.requireParent(urn, parentDataProduct);
    const path = '/parentDataProduct';
    const patch: PatchOperation[] = [
      parentDataProduct == null ? { op: 'remove', path } : { op: 'add', path, value: parentDataProduct },
    ];
    await this.editor.write([{ urn, aspectName: ASPECT, patch }], by);
  }

  /** Deletes a product for good; its assets stay. */
  async delete(urn: string, by: Editor): Promise<void> {
    requireProductUrn('urn', urn);
    await this.rights.requireKnowing(by.actor, urn);
    await this.editor.requireStored([urn]);
    await this.rights.requireDelete(by.actor, urn);
    const before = await this.references.of(urn);
    await this.editor.delete(urn, by);
    await this.references.remove(urn, before);
  }

  private async requireProduct(field: string, urn: string): Promise<void> {
    requireProductUrn(field, urn);
    await this.editor.requireStored([urn]);
  }

  private async requireParent(urn: string, parent: string): Promise<void> {
    await this.requireProduct('parentDataProduct', parent);
    let at: string | undefined = parent;
    for (let level = 0; at !== undefined && level < MAX_PARENTS; level += 1) {
      if (at === urn)
        throw invalidArgument(`parentDataProduct: ${parent} is ${urn} or lies inside it; give a product outside of it`);
      at = ((await this.store.latestOne(at, ASPECT))?.value as StoredProduct | undefined)?.parentDataProduct;
    }
  }

  private async refuseExisting(urn: string): Promise<void> {
    if (await this.store.exists(urn, { includeSoftDeleted: true }))
      throw invalidArgument(`This Data product already exists! (${urn})`);
  }
}

function requireDomain(urn: string): void {
  const { entityType } = Urn.parse(urn);
  if (entityType !== 'domain')
    throw invalidArgument(`domainUrn: ${urn} names a ${entityType}; give the urn of a domain`);
}
