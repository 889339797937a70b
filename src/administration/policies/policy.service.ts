import { randomUUID } from 'node:crypto';
import { Injectable } from '@nestjs/common';
import { AspectStore, type PatchOperation } from '../../aspects/index.js';
import { Authorizer } from '../../auth/index.js';
import { Clock } from '../../foundation/common/clock.js';
import { invalidArgument } from '../../foundation/common/errors.js';
import { isJsonObject, type JsonObject } from '../../foundation/common/json.js';
import { Urn } from '../../foundation/common/urn.js';
import { type Editor, EntityEditor } from '../../entities/index.js';
import { requirePolicyManagement } from './policy-management.js';
import { DATAHUB_POLICY } from './policy.mappings.js';
import type { PolicyUpdateInput } from './policy-update.input.js';
import { POLICY_INFO, policyInfo } from './stored-policy.js';

/** Lists that an update replaces or takes away. */
const REPLACED_ACTORS = ['users', 'groups', 'resourceOwnersTypes'];

/**
 * Creates, changes and deletes policies. Throws `FORBIDDEN` for those who may not manage them, and `VALIDATION_FAILED`
 * for criteria on fields that do not exist and for policies that people may not change. What was done counts for the
 * next question.
 */
@Injectable()
export class PolicyService {
  constructor(
    private readonly authorizer: Authorizer,
    private readonly editor: EntityEditor,
    private readonly store: AspectStore,
    private readonly clock: Clock,
  ) {}

  /** Creates a policy under a random urn, and answers the urn. */
  async create(input: PolicyUpdateInput, by: Editor): Promise<string> {
    await requirePolicyManagement(this.authorizer, by.actor);
    const urn = Urn.of(DATAHUB_POLICY.entityType, randomUUID()).toString();
    const value = policyInfo(input, this.clock.now());
    await this.editor.write([{ urn, aspectName: POLICY_INFO, value, onlyNewEntity: true }], by);
    return urn;
  }

  /** Replaces what a policy says, but for the roles it names; a policy that is not stored comes into being. */
  async update(urn: string, input: PolicyUpdateInput, by: Editor): Promise<void> {
    await requirePolicyManagement(this.authorizer, by.actor);
    requirePolicyUrn(urn);
    const value = policyInfo(input, this.clock.now());
    const isStored = (await this.store.latestOne(urn, POLICY_INFO)) !== undefined;
    const change = isStored ? { patch: replacing(value) } : { value };
    await this.editor.write([{ urn, aspectName: POLICY_INFO, ...change }], by);
  }

  /** Deletes a policy for good. A policy that is not stored is no error. */
  async delete(urn: string, by: Editor): Promise<void> {
    await requirePolicyManagement(this.authorizer, by.actor);
    requirePolicyUrn(urn);
    await this.editor.delete(urn, by);
  }
}

function replacing({ actors, resources, editable: _editable, ...plain }: JsonObject): readonly PatchOperation[] {
  const given = isJsonObject(actors) ? actors : {};
  const taken = REPLACED_ACTORS.filter((list) => given[list] === undefined);
  return [
    ...Object.entries(plain).map(([name, value]) => added(`/${name}`, value)),
    ...Object.entries(given).map(([name, value]) => added(`/actors/${name}`, value)),
    ...taken.map((name) => removed(`/actors/${name}`)),
    resources === undefined ? removed('/resources') : added('/resources', resources),
  ];
}

function added(path: string, value: JsonObject[string]): PatchOperation {
  return { op: 'add', path, value: value ?? null };
}

function removed(path: string): PatchOperation {
  return { op: 'remove', path };
}

function requirePolicyUrn(urn: string): void {
  if (Urn.parse(urn).entityType === DATAHUB_POLICY.entityType) return;
  throw invalidArgument(`urn must be the urn of a policy, as in urn:li:dataHubPolicy:7: ${urn}`);
}
