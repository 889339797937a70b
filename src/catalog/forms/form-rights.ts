import { Injectable } from '@nestjs/common';
import { AspectStore } from '../../aspects/index.js';
import { type Actor, Authorizer, type Demand, resourceAt, UserDirectory } from '../../auth/index.js';
import { formInfo, ownership } from '../../model/index.js';
import type { StoredForm } from './stored-forms.js';

/** Checks whether actors may complete forms. */
@Injectable()
export class FormRights {
  constructor(
    private readonly authorizer: Authorizer,
    private readonly users: UserDirectory,
    private readonly store: AspectStore,
  ) {}

  /** Throws `FORBIDDEN` unless the actor meets `demand` on the asset; `demand` may include `BEING_ASKED`. */
  async require(actor: Actor, demand: Demand, form: StoredForm, asset: string): Promise<void> {
    const is = (): Promise<boolean> => this.isAsked(actor, form, asset);
    await this.authorizer.requireDemand(actor, demand, resourceAt(asset), { is });
  }

  /**
   * Throws `FORBIDDEN` if the form is not stored and the actor does not meet `demand`: on the asset if it is given, in
   * general otherwise.
   */
  async requireKnowing(actor: Actor, demand: Demand, form: string, asset?: string): Promise<void> {
    if ((await this.store.value(form, formInfo)) !== undefined) return;
    await this.authorizer.requireDemand(actor, demand, asset === undefined ? undefined : resourceAt(asset));
  }

  private async isAsked(actor: Actor, { actors = {} }: StoredForm, asset: string): Promise<boolean> {
    const { users = [], groups = [], owners = true } = actors;
    const { groups: own } = await this.users.membershipsOf(actor.urn);
    if (users.includes(actor.urn) || groups.some((group) => own.has(group))) return true;
    return owners && (await this.ownersOf(asset)).some((owner) => owner === actor.urn || own.has(owner));
  }

  private async ownersOf(urn: string): Promise<readonly string[]> {
    const stored = await this.store.value(urn, ownership);
    return stored?.owners.map(({ owner }) => owner) ?? [];
  }
}
