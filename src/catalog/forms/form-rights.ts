import { Injectable } from '@nestjs/common';
import { AspectStore } from '../../aspects/index.js';
import { type Actor, Authorizer, type Demand, resourceAt, UserDirectory } from '../../auth/index.js';
import { invalidArgument } from '../../foundation/common/errors.js';
import { Urn } from '../../foundation/common/urn.js';
import { FORM } from './form.mappings.js';
import { FORM_ASPECT, type StoredForm } from './stored-forms.js';

/** Knows who fills forms in. */
@Injectable()
export class FormRights {
  constructor(
    private readonly authorizer: Authorizer,
    private readonly users: UserDirectory,
    private readonly store: AspectStore,
  ) {}

  /** Throws `FORBIDDEN` unless the actor meets `demand` on the asset; `BEING_ASKED` may be a part of it. */
  async require(actor: Actor, demand: Demand, form: StoredForm, asset: string): Promise<void> {
    const is = (): Promise<boolean> => this.isAsked(actor, form, asset);
    await this.authorizer.requireDemand(actor, demand, resourceAt(asset), { is });
  }

  /**
   * Throws `FORBIDDEN` for a form that is not stored, unless the actor meets `demand`: on the asset that it would be
   * answered for, or in general without one.
   */
  async requireKnowing(actor: Actor, demand: Demand, form: string, asset?: string): Promise<void> {
    if ((await this.store.latestOne(form, FORM_ASPECT)) !== undefined) return;
    await this.authorizer.requireDemand(actor, demand, asset === undefined ? undefined : resourceAt(asset));
  }

  private async isAsked(actor: Actor, { actors = {} }: StoredForm, asset: string): Promise<boolean> {
    const { users = [], groups = [], owners = true } = actors;
    const { groups: own } = await this.users.membershipsOf(actor.urn);
    if (users.includes(actor.urn) || groups.some((group) => own.has(group))) return true;
    return owners && (await this.ownersOf(asset)).some((owner) => owner === actor.urn || own.has(owner));
  }

  private async ownersOf(urn: string): Promise<readonly string[]> {
    const owners = (await this.store.latestOne(urn, 'ownership'))?.value['owners'];
    return ((owners ?? []) as unknown as readonly { readonly owner: string }[]).map(({ owner }) => owner);
  }
}

/** Throws `MALFORMED_URN`, or `INVALID_ARGUMENT` naming `field` when `urn` is not that of a form. */
export function requireFormUrn(field: string, urn: string): void {
  const { entityType } = Urn.parse(urn);
  if (entityType !== FORM) throw invalidArgument(`${field}: ${urn} names a ${entityType}; give the urn of a form`);
}
