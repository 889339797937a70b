import { Injectable } from '@nestjs/common';
import { AspectStore, type PatchOperation } from '../../../aspects/index.js';
import {
  type AspectEdit,
  type Editor,
  EntityEditor,
  patchEdit,
  pointer,
  requireUrnOf,
} from '../../../entities/index.js';
import { EdgeStore } from '../../../graph/index.js';
import { dataProductProperties } from '../../../model/index.js';
import { DATA_PRODUCT } from './data-product.mappings.js';
import { ProductRights } from './product-rights.js';

const KEYS = { assets: ['destinationUrn'] };

/** Operations that remove assets, by the urn of their product. */
type Removals = ReadonlyMap<string, readonly PatchOperation[]>;

/**
 * Adds assets to data products and removes them; each call changes all or nothing. Throws `FORBIDDEN`, and
 * `INVALID_ARGUMENT` for entities that do not exist.
 */
@Injectable()
export class ProductMembershipService {
  constructor(
    private readonly rights: ProductRights,
    private readonly editor: EntityEditor,
    private readonly store: AspectStore,
    private readonly edges: EdgeStore,
  ) {}

  /** Adds assets to one product; they stay in other products. Requires the right to manage the product. */
  async put(product: string, assets: readonly string[], by: Editor): Promise<void> {
    requireUrnOf(DATA_PRODUCT.entityType, product, 'dataProductUrn');
    await this.rights.requireKnowing(by.actor, product);
    await this.editor.requireStored([product]);
    await this.rights.require(by.actor, product);
    await this.editor.requireStored(assets);
    await this.add([product], assets, by);
  }

  /** Removes assets from all their products. Requires the right to change the products of each asset. */
  async takeOutOfAll(assets: readonly string[], by: Editor): Promise<void> {
    await this.rights.requireOnAssets(by.actor, assets);
    await this.editor.requireStored(assets);
    await this.removeWhereStored(await this.removals(assets), by);
  }

  /** Adds assets to several products. Requires the right to change the products of each asset. */
  async addToAll(products: readonly string[], assets: readonly string[], by: Editor): Promise<void> {
    await this.requireBoth(products, assets, by);
    await this.add(products, assets, by);
  }

  /** Removes assets from several products. Requires the right to change the products of each asset. */
  async removeFromAll(products: readonly string[], assets: readonly string[], by: Editor): Promise<void> {
    await this.requireBoth(products, assets, by);
    await this.editor.write(
      products.map((product) => editOf(product, assets.map(removing))),
      by,
      products,
    );
  }

  /** Applies the operations to those products that are not deleted meanwhile. */
  private async removeWhereStored(removals: Removals, by: Editor): Promise<void> {
    const products = [...removals.keys()];
    try {
      await this.editor.write(
        [...removals].map(([urn, patch]) => editOf(urn, patch)),
        by,
        products,
      );
    } catch (error) {
      const stored = await this.store.existing(products, { includeSoftDeleted: true });
      if (stored.size === products.length) throw error;
      await this.removeWhereStored(new Map([...removals].filter(([urn]) => stored.has(urn))), by);
    }
  }

  /** Returns the operations that remove the assets from their products, by the urn of the product. */
  private async removals(assets: readonly string[]): Promise<Removals> {
    const removals = new Map<string, PatchOperation[]>();
    for (const asset of new Set(assets)) {
      const query = { urn: asset, types: ['DataProductContains'], direction: 'INCOMING' } as const;
      for (const urn of await this.edges.relatedUrns(query))
        removals.set(urn, [...(removals.get(urn) ?? []), removing(asset)]);
    }
    return removals;
  }

  private async requireBoth(products: readonly string[], assets: readonly string[], by: Editor): Promise<void> {
    await this.rights.requireOnAssets(by.actor, assets);
    for (const product of products) requireUrnOf(DATA_PRODUCT.entityType, product, 'dataProductUrns');
    await this.editor.requireStored([...products, ...assets]);
  }

  private async add(products: readonly string[], assets: readonly string[], by: Editor): Promise<void> {
    const stored = await this.store.values(products, dataProductProperties);
    const stamp = this.editor.stamp(by);
    const edits = products.flatMap((product) => {
      const known = new Set(stored.get(product)?.assets?.map(({ destinationUrn }) => destinationUrn));
      const added = [...new Set(assets)].filter((asset) => !known.has(asset));
      const patch = added.map((destinationUrn): PatchOperation => ({
        op: 'add',
        path: pointer('assets', destinationUrn),
        value: { destinationUrn, created: { ...stamp }, lastModified: { ...stamp } },
      }));
      return patch.length === 0 ? [] : [editOf(product, patch)];
    });
    await this.editor.write(edits, by, [...products, ...assets]);
  }
}

function editOf(urn: string, patch: readonly PatchOperation[]): AspectEdit {
  return patchEdit(urn, dataProductProperties, patch, KEYS);
}

function removing(asset: string): PatchOperation {
  return { op: 'remove', path: pointer('assets', asset) };
}
