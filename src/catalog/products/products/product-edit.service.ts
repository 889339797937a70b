import { randomUUID } from 'node:crypto';
import { Injectable } from '@nestjs/common';
import type { PatchOperation, TrackedReads } from '../../../aspects/index.js';
import { invalidArgument } from '../../../foundation/common/errors.js';
import { given } from '../../../foundation/common/given.js';
import { Urn } from '../../../foundation/common/urn.js';
import {
  type Editor,
  EntityEditor,
  EntityReferences,
  isInside,
  patchEdit,
  requireUrnOf,
  setGiven,
  setOrRemove,
  valueEdit,
} from '../../../entities/index.js';
import { dataProductProperties, domains, ownership } from '../../../model/index.js';
import { technicalOwner } from '../../../annotations/index.js';
import { DATA_PRODUCT, MOST_PARENTS } from './data-product.mappings.js';
import type { CreateDataProductInput, MoveDataProductInput, UpdateDataProductInput } from './product-edit.input.js';
import { ProductRights } from './product-rights.js';

/** Creates, changes and deletes data products. Throws `FORBIDDEN`, and `INVALID_ARGUMENT` for missing entities. */
@Injectable()
export class ProductEditService {
  constructor(
    private readonly rights: ProductRights,
    private readonly editor: EntityEditor,
    private readonly references: EntityReferences,
  ) {}

  /** Creates a product that the actor owns, and returns its urn. Throws `INVALID_ARGUMENT` if it exists. */
  async create({ properties, domainUrn, id }: CreateDataProductInput, by: Editor): Promise<string> {
    requireUrnOf('domain', domainUrn, 'domainUrn');
    await this.rights.requireOnDomain(by.actor, domainUrn);
    await this.editor.requireStored([domainUrn]);
    const { name, description, parentDataProduct } = properties;
    if (parentDataProduct != null) await this.requireProduct(parentDataProduct);
    const key = id == null || id.trim() === '' ? randomUUID() : id.trim();
    const urn = Urn.of(DATA_PRODUCT.entityType, key).toString();
    const { actor, time } = this.editor.stamp(by);
    const edits = [
      valueEdit(urn, dataProductProperties, { name, ...given({ description, parentDataProduct }) }),
      valueEdit(urn, domains, { domains: [domainUrn] }),
      valueEdit(urn, ownership, technicalOwner(actor, time)),
    ];
    const related = [domainUrn, ...(parentDataProduct == null ? [] : [parentDataProduct])];
    await this.editor.create(urn, edits, by, `This Data product already exists! (${urn})`, related);
    return urn;
  }

  /** Changes the members that are given. Throws `INVALID_ARGUMENT` if the product would contain itself. */
  async update(
    urn: string,
    { name, description, parentDataProduct }: UpdateDataProductInput,
    by: Editor,
  ): Promise<void> {
    await this.requireManaged('urn', urn, by);
    const patch = setGiven(dataProductProperties, { name, description, parentDataProduct });
    await this.write(urn, patch, parentDataProduct, by);
  }

  /** Sets or removes the parent of a product. Throws `INVALID_ARGUMENT` if the product would contain itself. */
  async move({ resourceUrn: urn, parentDataProduct }: MoveDataProductInput, by: Editor): Promise<void> {
    await this.requireManaged('resourceUrn', urn, by);
    const patch = [setOrRemove('/parentDataProduct', parentDataProduct)];
    await this.write(urn, patch, parentDataProduct, by);
  }

  /** Hard-deletes a product; its assets are kept. */
  async delete(urn: string, by: Editor): Promise<void> {
    await this.requireKnown('urn', urn, by);
    await this.rights.requireDelete(by.actor, urn);
    await this.references.deleteEverywhere(urn, by);
  }

  private async write(
    urn: string,
    patch: readonly PatchOperation[],
    parent: string | null | undefined,
    by: Editor,
  ): Promise<void> {
    if (patch.length === 0) return;
    const related = [urn, ...(parent == null ? [] : [parent])];
    const edits = [patchEdit(urn, dataProductProperties, patch)];
    if (parent == null) return this.editor.write(edits, by, related);
    await this.editor.editByReads(DATA_PRODUCT.entityType, async (reads) => {
      await this.requireParent(urn, parent, reads);
      await this.editor.write(edits, by, related, reads.versions);
    });
  }

  private async requireKnown(field: string, urn: string, by: Editor): Promise<void> {
    requireUrnOf(DATA_PRODUCT.entityType, urn, field);
    await this.rights.requireKnowing(by.actor, urn);
    await this.editor.requireStored([urn]);
  }

  private async requireManaged(field: string, urn: string, by: Editor): Promise<void> {
    await this.requireKnown(field, urn, by);
    await this.rights.require(by.actor, urn);
  }

  private async requireProduct(parent: string): Promise<void> {
    requireUrnOf(DATA_PRODUCT.entityType, parent, 'parentDataProduct');
    await this.editor.requireStored([parent]);
  }

  private async requireParent(urn: string, parent: string, reads: TrackedReads): Promise<void> {
    await this.requireProduct(parent);
    const parentOf = async (product: string) => (await reads.value(product, dataProductProperties))?.parentDataProduct;
    if (await isInside(parent, urn, parentOf, MOST_PARENTS))
      throw invalidArgument(`parentDataProduct: ${parent} is ${urn} or lies inside it; give a product outside of it`);
  }
}
