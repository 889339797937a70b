import { Injectable } from '@nestjs/common';
import { Authorizer, type Condition, resourceAt } from '../../auth/index.js';
import {
  type Editor,
  EntityEditor,
  EntityReferences,
  patchEdit,
  requireUrnOf,
  valueEdit,
} from '../../entities/index.js';
import { corpUserEditableInfo, corpUserStatus } from '../../model/index.js';
import type { CorpUserStatus } from './corp-user-status.enum.js';
import type { CorpUserUpdateInput } from './corp-user-update.input.js';
import { requireIdentityManagement } from './identity-management.js';
import { profilePatch, profileParts } from './profile-edits.js';
import { BEING_THE_USER, EDITING_PROFILE } from './user.demands.js';
import { CORP_USER } from './user.mappings.js';

/** Changes and deletes users. Throws `FORBIDDEN` before it reveals anything about the user. */
@Injectable()
export class UserService {
  constructor(
    private readonly authorizer: Authorizer,
    private readonly editor: EntityEditor,
    private readonly references: EntityReferences,
  ) {}

  /**
   * Activates or suspends a user, immediately in this process and within 5 seconds on other replicas. Throws
   * `INVALID_ARGUMENT` if the user is not stored.
   */
  async setStatus(urn: string, status: CorpUserStatus, by: Editor): Promise<void> {
    await requireIdentityManagement(this.authorizer, by.actor);
    requireUrnOf(CORP_USER.entityType, urn);
    await this.editor.requireStored([urn]);
    const edit = valueEdit(urn, corpUserStatus, { status, lastModified: this.editor.stamp(by) });
    await this.editor.write([edit], by, [urn]);
  }

  /**
   * Permanently deletes a user, their access tokens, and all references to them. Does nothing if the user is not
   * stored. Throws `VALIDATION_FAILED` for users that the service requires.
   */
  async remove(urn: string, by: Editor): Promise<void> {
    await requireIdentityManagement(this.authorizer, by.actor);
    requireUrnOf(CORP_USER.entityType, urn);
    await this.delete(urn, by);
  }

  /** Does the same as `remove`, but checks neither the urn nor the privilege to delete the user. */
  async delete(urn: string, by: Editor): Promise<void> {
    const before = await this.references.of(urn);
    await this.editor.delete(urn, by);
    await this.references.remove(urn, before);
  }

  /**
   * Changes the profile of a user. Users may change their own profile. Throws `INVALID_ARGUMENT` if the user is not
   * stored.
   */
  async updateProfile(urn: string, input: CorpUserUpdateInput, by: Editor): Promise<void> {
    requireUrnOf(CORP_USER.entityType, urn);
    await this.requireProfile(urn, input, by);
    const patch = profilePatch(input);
    await this.editor.requireStored([urn]);
    if (patch.length > 0) await this.editor.write([patchEdit(urn, corpUserEditableInfo, patch)], by, [urn]);
  }

  private async requireProfile(urn: string, input: CorpUserUpdateInput, { actor }: Editor): Promise<void> {
    const parts = profileParts(input);
    const is = (one: Condition): boolean => (one === BEING_THE_USER ? actor.urn === urn : parts.includes(one));
    await this.authorizer.requireDemand(actor, EDITING_PROFILE, resourceAt(urn), { is });
  }
}
