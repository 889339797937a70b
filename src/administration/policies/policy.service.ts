import { randomUUID } from 'node:crypto';
import { Injectable } from '@nestjs/common';
import { AspectStore, type PatchOperation } from '../../aspects/index.js';
import { Authorizer } from '../../auth/index.js';
import { Clock } from '../../foundation/common/clock.js';
import { Urn } from '../../foundation/common/urn.js';
import { type Editor, EntityEditor, patchEdit, requireUrnOf, setOrRemove, valueEdit } from '../../entities/index.js';
import { dataHubPolicyInfo } from '../../model/index.js';
import { requirePolicyManagement } from './policy-management.js';
import { DATAHUB_POLICY } from './policy.mappings.js';
import type { PolicyUpdateInput } from './policy-update.input.js';
import { policyInfo, type StoredPolicy } from './stored-policy.js';

/**
 * Creates, changes and deletes policies; a change takes effect with the next authorization. Throws `FORBIDDEN` unless
 * the editor manages policies, and `VALIDATION_FAILED` for criteria on unknown fields and for policies that are not
 * editable.
 */
@Injectable()
export class PolicyService {
  constructor(
    private readonly authorizer: Authorizer,
    private readonly editor: EntityEditor,
    private readonly store: AspectStore,
    private readonly clock: Clock,
  ) {}

  /** Creates a policy with a random urn and returns the urn. */
  async create(input: PolicyUpdateInput, by: Editor): Promise<string> {
    await requirePolicyManagement(this.authorizer, by.actor);
    const urn = Urn.of(DATAHUB_POLICY.entityType, randomUUID()).toString();
    const value = policyInfo(input, this.clock.now());
    await this.editor.write([{ ...valueEdit(urn, dataHubPolicyInfo, value), onlyNewEntity: true }], by);
    return urn;
  }

  /** Replaces a policy but keeps its roles; creates the policy if it does not exist. */
  async update(urn: string, input: PolicyUpdateInput, by: Editor): Promise<void> {
    await requirePolicyManagement(this.authorizer, by.actor);
    requireUrnOf(DATAHUB_POLICY.entityType, urn, 'urn');
    const value = policyInfo(input, this.clock.now());
    const isStored = (await this.store.value(urn, dataHubPolicyInfo)) !== undefined;
    const edit = isStored
      ? patchEdit(urn, dataHubPolicyInfo, replacing(value))
      : valueEdit(urn, dataHubPolicyInfo, value);
    await this.editor.write([edit], by);
  }

  /** Deletes a policy permanently; does nothing if the policy does not exist. */
  async delete(urn: string, by: Editor): Promise<void> {
    await requirePolicyManagement(this.authorizer, by.actor);
    requireUrnOf(DATAHUB_POLICY.entityType, urn, 'urn');
    await this.editor.delete(urn, by);
  }
}

/** The operations that replace everything but the roles and `editable`. */
function replacing({ actors, resources, editable: _editable, ...plain }: StoredPolicy): readonly PatchOperation[] {
  const { users, groups, resourceOwnersTypes, resourceOwners, allUsers, allGroups } = actors;
  const lists = { users, groups, resourceOwnersTypes };
  const flags = { resourceOwners, allUsers, allGroups };
  return [
    ...Object.entries(plain).map(([name, value]) => setOrRemove(`/${name}`, value)),
    ...Object.entries(flags).map(([name, value]) => setOrRemove(`/actors/${name}`, value)),
    ...Object.entries(lists).map(([name, value]) => setOrRemove(`/actors/${name}`, value)),
    setOrRemove('/resources', resources),
  ];
}
