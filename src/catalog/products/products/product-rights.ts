import { Injectable } from '@nestjs/common';
import { AspectStore } from '../../../aspects/index.js';
import { type Actor, Authorizer, refusalOf, resourceAt } from '../../../auth/index.js';
import { invalidArgument } from '../../../foundation/common/errors.js';
import { Urn } from '../../../foundation/common/urn.js';
import { DATA_PRODUCT } from './data-product.mappings.js';
import {
  ASSIGNING_PRODUCTS,
  CREATING_PRODUCT,
  DELETING_ITSELF,
  DELETING_STORED,
  MANAGING_ANY_PRODUCT,
  MANAGING_PRODUCT,
} from './product.demands.js';

/** Knows who may manage data products: those who may manage the products of one of their domains. */
@Injectable()
export class ProductRights {
  constructor(
    private readonly authorizer: Authorizer,
    private readonly store: AspectStore,
  ) {}

  /** Throws `FORBIDDEN` unless the actor may manage the products of a domain. */
  async requireOnDomain(actor: Actor, urn: string): Promise<void> {
    await this.authorizer.requireDemand(actor, CREATING_PRODUCT, resourceAt(urn));
  }

  /** Throws `FORBIDDEN` for a product that is not stored, unless the actor may manage all products. */
  async requireKnowing(actor: Actor, product: string): Promise<void> {
    if (await this.store.exists(product, { includeSoftDeleted: true })) return;
    await this.authorizer.requireDemand(actor, MANAGING_ANY_PRODUCT);
  }

  /** Whether the actor may manage a product. */
  async mayManage(actor: Actor, product: string): Promise<boolean> {
    const domains = (await this.store.latestOne(product, 'domains'))?.value['domains'];
    for (const urn of (domains ?? []) as readonly string[]) {
      if (await this.authorizer.meets(actor, MANAGING_PRODUCT, { type: 'domain', urn })) return true;
    }
    return false;
  }

  /** Throws `FORBIDDEN` unless the actor may manage the product. */
  async require(actor: Actor, product: string): Promise<void> {
    if (!(await this.mayManage(actor, product))) throw refusalOf(MANAGING_PRODUCT, resourceAt(product));
  }

  /** Throws `FORBIDDEN` unless the actor may delete the product. */
  async requireDelete(actor: Actor, product: string): Promise<void> {
    if (await this.mayManage(actor, product)) return;
    const resource = resourceAt(product);
    if (!(await this.authorizer.meets(actor, DELETING_ITSELF, resource))) throw refusalOf(DELETING_STORED, resource);
  }

  /** Throws `FORBIDDEN` unless the actor may say, of each asset, which products it belongs to. */
  async requireOnAssets(actor: Actor, urns: readonly string[]): Promise<void> {
    await this.authorizer.requireOnEach(actor, ASSIGNING_PRODUCTS, urns);
  }
}

/** Throws `MALFORMED_URN`, or `INVALID_ARGUMENT` naming `field` when `urn` is not that of a data product. */
export function requireProductUrn(field: string, urn: string): void {
  const { entityType } = Urn.parse(urn);
  if (entityType !== DATA_PRODUCT.entityType)
    throw invalidArgument(`${field}: ${urn} names a ${entityType}; give the urn of a dataProduct`);
}
