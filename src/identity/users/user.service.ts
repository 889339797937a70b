import { Injectable } from '@nestjs/common';
import { Authorizer, type Condition, resourceAt } from '../../auth/index.js';
import { Clock } from '../../foundation/common/clock.js';
import { type Editor, EntityEditor, EntityReferences } from '../../entities/index.js';
import type { CorpUserStatus } from './corp-user-status.enum.js';
import type { CorpUserUpdateInput } from './corp-user-update.input.js';
import { requireIdentityManagement } from './identity-management.js';
import { profilePatch, profileParts } from './profile-edits.js';
import { BEING_THE_USER, EDITING_PROFILE } from './user.demands.js';
import { UserTokens } from './user-tokens.js';
import { requireUserUrn } from './user-urn.js';

/** Changes and deletes users. Throws `FORBIDDEN` before it says anything of the user. */
@Injectable()
export class UserService {
  constructor(
    private readonly authorizer: Authorizer,
    private readonly editor: EntityEditor,
    private readonly references: EntityReferences,
    private readonly tokens: UserTokens,
    private readonly clock: Clock,
  ) {}

  /**
   * Lets a user in, or shuts them out: at once here, within 5 seconds on other replicas. Throws `INVALID_ARGUMENT` when
   * the user is not stored.
   */
  async setStatus(urn: string, status: CorpUserStatus, by: Editor): Promise<void> {
    await requireIdentityManagement(this.authorizer, by.actor);
    requireUserUrn(urn);
    await this.editor.requireStored([urn]);
    const value = { status, lastModified: { time: this.clock.now(), actor: by.actor.urn } };
    await this.editor.write([{ urn, aspectName: 'corpUserStatus', value }], by);
  }

  /**
   * Deletes a user for good, with their access tokens and all that names them as owner, manager or member. A user who
   * is not stored is no error. Throws `VALIDATION_FAILED` for a user whom the service needs.
   */
  async remove(urn: string, by: Editor): Promise<void> {
    await requireIdentityManagement(this.authorizer, by.actor);
    requireUserUrn(urn);
    await this.delete(urn, by);
  }

  /** The same as `remove`, for callers who checked what the user is and who may delete them. */
  async delete(urn: string, by: Editor): Promise<void> {
    const before = await this.references.of(urn);
    await this.editor.delete(urn, by);
    await this.tokens.revokeAll(urn, by);
    await this.references.remove(urn, before);
  }

  /**
   * Changes what is said of a user; their own profile may be changed by everybody. Throws `INVALID_ARGUMENT` when the
   * user is not stored.
   */
  async updateProfile(urn: string, input: CorpUserUpdateInput, by: Editor): Promise<void> {
    requireUserUrn(urn);
    await this.requireProfile(urn, input, by);
    const patch = profilePatch(input);
    await this.editor.requireStored([urn]);
    if (patch.length > 0) await this.editor.write([{ urn, aspectName: 'corpUserEditableInfo', patch }], by);
  }

  private async requireProfile(urn: string, input: CorpUserUpdateInput, { actor }: Editor): Promise<void> {
    const parts = profileParts(input);
    const is = (one: Condition): boolean => (one === BEING_THE_USER ? actor.urn === urn : parts.includes(one));
    await this.authorizer.requireDemand(actor, EDITING_PROFILE, resourceAt(urn), { is });
  }
}
