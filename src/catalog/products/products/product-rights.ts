import { Injectable } from '@nestjs/common';
import { AspectStore } from '../../../aspects/index.js';
import { type Actor, Authorizer, refusalOf, resourceAt } from '../../../auth/index.js';
import { domains } from '../../../model/index.js';
import {
  ASSIGNING_PRODUCTS,
  CREATING_PRODUCT,
  DELETING_ITSELF,
  DELETING_STORED,
  MANAGING_ANY_PRODUCT,
  MANAGING_PRODUCT,
} from './product.demands.js';

/** Checks whether actors may manage data products: they need the privilege on one of the product's domains. */
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

  /** Returns whether the actor may manage a product. */
  async mayManage(actor: Actor, product: string): Promise<boolean> {
    const stored = await this.store.value(product, domains);
    for (const urn of stored?.domains ?? []) {
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

  /** Throws `FORBIDDEN` unless the actor may change the products of each asset. */
  async requireOnAssets(actor: Actor, urns: readonly string[]): Promise<void> {
    await this.authorizer.requireOnEach(actor, ASSIGNING_PRODUCTS, urns);
  }
}
