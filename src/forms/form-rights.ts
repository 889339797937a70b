import { Injectable } from '@nestjs/common';
import { AspectStore } from '../aspects/index.js';
import { type Actor, Authorizer, PRIVILEGES, requireOnUnknown, UserDirectory } from '../auth/index.js';
import { forbidden, invalidArgument } from '../common/errors.js';
import { Urn } from '../common/urn.js';
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

  /** Throws `FORBIDDEN` unless the actor is to fill the form in for the asset, or may edit the asset's properties. */
  async requireAnswering(actor: Actor, form: StoredForm, asset: string): Promise<void> {
    if (!(await this.mayEdit(actor, asset))) await this.requireAssigned(actor, form, asset);
  }

  /** Throws `FORBIDDEN` for a form that is not stored, unless the actor manages forms, or may edit the properties of the asset that it would be answered for. */
  async requireKnowing(actor: Actor, form: string, asset?: string): Promise<void> {
    if ((await this.store.latestOne(form, FORM_ASPECT)) !== undefined) return;
    if (asset !== undefined && (await this.mayEdit(actor, asset))) return;
    await requireOnUnknown(this.authorizer, actor, [PRIVILEGES.MANAGE_DOCUMENTATION_FORMS]);
  }

  /** Throws `FORBIDDEN` unless the actor is to fill the form in for the asset: by name, as member of a group, or as owner. */
  async requireAssigned(actor: Actor, { actors = {} }: StoredForm, asset: string): Promise<void> {
    const { users = [], groups = [], owners = true } = actors;
    const { groups: own } = await this.users.membershipsOf(actor.urn);
    if (users.includes(actor.urn) || groups.some((group) => own.has(group))) return;
    if (owners && (await this.ownersOf(asset)).some((owner) => owner === actor.urn || own.has(owner))) return;
    throw forbidden();
  }

  private mayEdit(actor: Actor, asset: string): Promise<boolean> {
    const anyOf = [PRIVILEGES.EDIT_ENTITY, PRIVILEGES.EDIT_ENTITY_PROPERTIES];
    return this.authorizer.can(actor, anyOf, { type: Urn.parse(asset).entityType, urn: asset });
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
