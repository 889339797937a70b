import { Injectable } from '@nestjs/common';
import { AspectStore } from '../../aspects/index.js';
import { Authorizer } from '../../auth/index.js';
import { invalidArgument } from '../../foundation/common/errors.js';
import { Urn } from '../../foundation/common/urn.js';
import { type Editor, EntityEditor } from '../../entities/index.js';
import { DATAHUB_ROLE } from './datahub-role.mappings.js';
import { ASSIGNING_ROLES } from './role.demands.js';

const REFUSED =
  'Unauthorized to assign roles. Please contact your DataHub administrator if this needs corrective action.';
const HOLDERS = ['corpuser', 'corpGroup'];

/** Gives roles to users and groups. */
@Injectable()
export class RoleAssignmentService {
  constructor(
    private readonly authorizer: Authorizer,
    private readonly editor: EntityEditor,
    private readonly store: AspectStore,
  ) {}

  /**
   * Gives `role` to each of `actors` in place of the roles they have; without a role they keep none. What is no user or
   * group, or is not stored, is skipped. Throws `FORBIDDEN` unless the editor manages policies, and `INVALID_ARGUMENT`
   * when the role is not stored.
   */
  async assign(role: string | undefined, actors: readonly string[], by: Editor): Promise<void> {
    await this.authorizer.requireDemand(by.actor, ASSIGNING_ROLES, undefined, { refusal: REFUSED });
    if (role !== undefined) await this.requireRole(role);
    const holders = [...new Set(actors)].filter(isHolder);
    const stored = await this.store.existing(holders, { includeSoftDeleted: true });
    const value = { roles: role === undefined ? [] : [role] };
    await this.editor.write(
      holders.filter((urn) => stored.has(urn)).map((urn) => ({ urn, aspectName: 'roleMembership', value })),
      by,
    );
  }

  private async requireRole(role: string): Promise<void> {
    if (Urn.parse(role).entityType !== DATAHUB_ROLE.entityType) {
      throw invalidArgument(`roleUrn must be the urn of a role, as in urn:li:dataHubRole:Reader: ${role}`);
    }
    if (!(await this.store.exists(role, { includeSoftDeleted: true }))) {
      throw invalidArgument(`roleUrn: Role ${role} does not exist`);
    }
  }
}

function isHolder(urn: string): boolean {
  return HOLDERS.includes(Urn.tryParse(urn)?.entityType ?? '');
}
