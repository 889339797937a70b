import { Injectable } from '@nestjs/common';
import { AspectStore } from '../../aspects/index.js';
import { Authorizer } from '../../auth/index.js';
import { invalidArgument } from '../../foundation/common/errors.js';
import { Urn } from '../../foundation/common/urn.js';
import { type Editor, EntityEditor, requireUrnOf, valueEdit } from '../../entities/index.js';
import { roleMembership } from '../../model/index.js';
import { DATAHUB_ROLE } from './datahub-role.mappings.js';
import { ASSIGNING_ROLES } from './role.demands.js';

const REFUSED =
  'Unauthorized to assign roles. Please contact your DataHub administrator if this needs corrective action.';
const HOLDERS = ['corpuser', 'corpGroup'];

/** Assigns roles to users and groups. */
@Injectable()
export class RoleAssignmentService {
  constructor(
    private readonly authorizer: Authorizer,
    private readonly editor: EntityEditor,
    private readonly store: AspectStore,
  ) {}

  /**
   * Replaces the roles of each of `actors` by `role`; without a role, removes their roles. Urns that do not name a
   * stored user or group are skipped. Throws `FORBIDDEN` unless the editor manages policies, and `INVALID_ARGUMENT` if
   * the role does not exist.
   */
  async assign(role: string | undefined, actors: readonly string[], by: Editor): Promise<void> {
    await this.authorizer.requireDemand(by.actor, ASSIGNING_ROLES, undefined, { refusal: REFUSED });
    if (role !== undefined) await this.requireRole(role);
    const holders = [...new Set(actors)].filter(isHolder);
    const stored = await this.store.existing(holders, { includeSoftDeleted: true });
    const value = { roles: role === undefined ? [] : [role] };
    const edits = holders.filter((urn) => stored.has(urn)).map((urn) => valueEdit(urn, roleMembership, value));
    await this.editor.write(edits, by, [...value.roles, ...edits.map(({ urn }) => urn)]);
  }

  private async requireRole(role: string): Promise<void> {
    requireUrnOf(DATAHUB_ROLE.entityType, role, 'roleUrn');
    if (!(await this.store.exists(role, { includeSoftDeleted: true }))) {
      throw invalidArgument(`roleUrn: Role ${role} does not exist`);
    }
  }
}

function isHolder(urn: string): boolean {
  return HOLDERS.includes(Urn.tryParse(urn)?.entityType ?? '');
}
