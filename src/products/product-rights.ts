import { Injectable } from '@nestjs/common';
import { AspectStore } from '../aspects/index.js';
import { type Actor, Authorizer, PRIVILEGES, requireOnUnknown } from '../auth/index.js';
import { forbidden, invalidArgument } from '../common/errors.js';
import { Urn } from '../common/urn.js';
import { DATA_PRODUCT } from './data-product.mappings.js';

const MANAGING = [PRIVILEGES.EDIT_ENTITY, PRIVILEGES.MANAGE_DATA_PRODUCTS];

/** Knows who may manage data products: those who may manage the products of one of their domains. */
@Injectable()
export class ProductRights {
  constructor(
    private readonly authorizer: Authorizer,
    private readonly store: AspectStore,
  ) {}

  /** Throws `FORBIDDEN` unless the actor may manage the products of a domain. */
  async requireOnDomain(actor: Actor, urn: string): Promise<void> {
    await this.authorizer.require(actor, MANAGING, { type: Urn.parse(urn).entityType, urn });
  }

  /** Throws `FORBIDDEN` for a product that is not stored, unless the actor may manage all products. */
  async requireKnowing(actor: Actor, product: string): Promise<void> {
    if (await this.store.exists(product, { includeSoftDeleted: true })) return;
    await requireOnUnknown(this.authorizer, actor, MANAGING, ['domain', DATA_PRODUCT.entityName]);
  }

  /** Whether the actor may manage a product. */
  async mayManage(actor: Actor, product: string): Promise<boolean> {
    const domains = (await this.store.latestOne(product, 'domains'))?.value['domains'];
    for (const urn of (domains ?? []) as readonly string[]) {
      if (await this.authorizer.can(actor, MANAGING, { type: 'domain', urn })) return true;
    }
    return false;
  }

  /** Throws `FORBIDDEN` unless the actor may manage the product. */
  async require(actor: Actor, product: string): Promise<void> {
    if (!(await this.mayManage(actor, product))) throw forbidden();
  }

  /** Throws `FORBIDDEN` unless the actor may delete the product. */
  async requireDelete(actor: Actor, product: string): Promise<void> {
    if (await this.mayManage(actor, product)) return;
    const resource = { type: DATA_PRODUCT.entityName, urn: product };
    await this.authorizer.require(actor, [PRIVILEGES.DELETE_ENTITY], resource);
  }

  /** Throws `FORBIDDEN` unless the actor may say, of each asset, which products it belongs to. */
  async requireOnAssets(actor: Actor, urns: readonly string[]): Promise<void> {
    const anyOf = [PRIVILEGES.EDIT_ENTITY, PRIVILEGES.EDIT_ENTITY_DATA_PRODUCTS];
    for (const urn of urns) await this.authorizer.require(actor, anyOf, { type: Urn.parse(urn).entityType, urn });
  }
}

/** Throws `MALFORMED_URN`, or `INVALID_ARGUMENT` naming `field` when `urn` is not that of a data product. */
export function requireProductUrn(field: string, urn: string): void {
  const { entityType } = Urn.parse(urn);
  if (entityType !== DATA_PRODUCT.entityName)
    throw invalidArgument(`${field}: ${urn} names a ${entityType}; give the urn of a dataProduct`);
}
