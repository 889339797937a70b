import { Injectable } from '@nestjs/common';
import { AspectStore, type PatchOperation } from '../../../aspects/index.js';
import { Clock } from '../../../foundation/common/clock.js';
import { type AspectEdit, type Editor, EntityEditor, pointer } from '../../../entities/index.js';
import { EdgeStore } from '../../../graph/index.js';
import { ProductRights, requireProductUrn } from './product-rights.js';
import type { StoredProduct } from './stored-product.js';

const ASPECT = 'dataProductProperties';

const KEYS = { assets: ['destinationUrn'] };

/** Products that one asset is taken out of at most. Source: DataHub. */
const MAX_PRODUCTS = 10;

/**
 * Puts assets into data products and takes them out; each call changes all or nothing. Throws `FORBIDDEN`, and
 * `INVALID_ARGUMENT` for what does not exist.
 */
@Injectable()
export class ProductMembershipService {
  constructor(
    private readonly rights: ProductRights,
    private readonly editor: EntityEditor,
    private readonly store: AspectStore,
    private readonly edges: EdgeStore,
    private readonly clock: Clock,
  ) {}

  /** Puts assets into one product; they stay in others that have them. For those who may manage the product. */
  async put(product: string, assets: readonly string[], by: Editor): Promise<void> {
    requireProductUrn('dataProductUrn', product);
    await this.rights.requireKnowing(by.actor, product);
    await this.editor.requireStored([product]);
    await this.rights.require(by.actor, product);
    await this.editor.requireStored(assets);
    await this.add([product], assets, by);
  }

  /** Takes assets out of every product that has them. For those who may say it of each asset. */
  async takeOutOfAll(assets: readonly string[], by: Editor): Promise<void> {
    await this.rights.requireOnAssets(by.actor, assets);
    await this.editor.requireStored(assets);
    const edits = new Map<string, PatchOperation[]>();
    for (const asset of assets) {
      const query = { urn: asset, types: ['DataProductContains'], direction: 'INCOMING' } as const;
      const { relationships } = await this.edges.relationships({ ...query, start: 0, count: MAX_PRODUCTS });
      for (const { urn } of relationships) edits.set(urn, [...(edits.get(urn) ?? []), removing(asset)]);
    }
    await this.editor.write(
      [...edits].map(([urn, patch]) => editOf(urn, patch)),
      by,
    );
  }

  /** Puts assets into several products. For those who may say it of each asset. */
  async addToAll(products: readonly string[], assets: readonly string[], by: Editor): Promise<void> {
    await this.requireBoth(products, assets, by);
    await this.add(products, assets, by);
  }

  /** Takes assets out of several products. For those who may say it of each asset. */
  async removeFromAll(products: readonly string[], assets: readonly string[], by: Editor): Promise<void> {
    await this.requireBoth(products, assets, by);
    await this.editor.write(
      products.map((product) => editOf(product, assets.map(removing))),
      by,
    );
  }

  private async requireBoth(products: readonly string[], assets: readonly string[], by: Editor): Promise<void> {
    await this.rights.requireOnAssets(by.actor, assets);
    for (const product of products) requireProductUrn('dataProductUrns', product);
    await this.editor.requireStored([...products, ...assets]);
  }

  private async add(products: readonly string[], assets: readonly string[], by: Editor): Promise<void> {
    const stored = await this.store.latest(products, [ASPECT]);
    const stamp = { time: this.clock.now(), actor: by.actor.urn };
    const edits = products.map((product) => {
      const known = (stored.get(product)?.get(ASPECT)?.value as StoredProduct | undefined)?.assets ?? [];
      const there = new Set(known.map(({ destinationUrn }) => destinationUrn));
      const added = [...new Set(assets)].filter((asset) => !there.has(asset));
      const patch = added.map((destinationUrn): PatchOperation => ({
        op: 'add',
        path: pointer('assets', destinationUrn),
        value: { destinationUrn, created: stamp, lastModified: stamp },
      }));
      return editOf(product, patch);
    });
    await this.editor.write(
      edits.filter(({ patch }) => patch.length > 0),
      by,
    );
  }
}

function editOf(urn: string, patch: readonly PatchOperation[]): Extract<AspectEdit, { patch: unknown }> {
  return { urn, aspectName: ASPECT, patch, keys: KEYS };
}

function removing(asset: string): PatchOperation {
  return { op: 'remove', path: pointer('assets', asset) };
}
