import { Injectable, type OnModuleInit } from '@nestjs/common';
import { type AspectChange, type WriteContext, type WriteListener, WriteListeners } from '../aspects/index.js';
import { type AuditAction, AuditTrail } from '../foundation/audit/index.js';
import { SYSTEM_ACTOR } from '../auth/index.js';
import { requestOrigin } from '../foundation/requests/request-origin.js';

type Operation = 'CREATE' | 'UPDATE' | 'DELETE';

/** The effects of one write on one entity, as far as they have the same name. */
interface EntityWrite {
  readonly urn: string;
  readonly entityType: string;
  readonly action: AuditAction;
  readonly aspects: string[];
  operation: Operation;
}

/** DataHub's names for writes of some aspects, and the service's own for those of groups and invitations. */
const CREATED: Readonly<Record<string, AuditAction>> = {
  corpUserKey: 'CreateUserEvent',
  corpGroupKey: 'CreateGroupEvent',
  dataHubPolicyKey: 'CreatePolicyEvent',
  dataHubAccessTokenKey: 'CreateAccessTokenEvent',
  inviteTokenKey: 'CreateInviteLinkEvent',
  dataHubIngestionSourceKey: 'CreateIngestionSourceEvent',
};

const UPDATED: Readonly<Record<string, AuditAction>> = {
  corpUserCredentials: 'UpdateUserEvent',
  corpUserEditableInfo: 'UpdateUserEvent',
  corpUserInfo: 'UpdateUserEvent',
  corpUserSettings: 'UpdateUserEvent',
  corpUserStatus: 'UpdateUserEvent',
  groupMembership: 'UpdateUserEvent',
  nativeGroupMembership: 'UpdateUserEvent',
  roleMembership: 'UpdateUserEvent',
  corpGroupInfo: 'UpdateGroupEvent',
  corpGroupEditableInfo: 'UpdateGroupEvent',
  dataHubPolicyInfo: 'UpdatePolicyEvent',
  dataHubIngestionSourceInfo: 'UpdateIngestionSourceEvent',
};

const DELETED: Readonly<Record<string, AuditAction>> = {
  dataHubPolicyKey: 'DeletePolicyEvent',
  dataHubAccessTokenKey: 'RevokeAccessTokenEvent',
  dataHubIngestionSourceKey: 'DeleteIngestionSourceEvent',
};

/** Entity types whose every write is important, whatever its action. */
const IMPORTANT: ReadonlySet<string> = new Set([
  'dataHubRole',
  'dataHubSecret',
  'dataHubConnection',
  'globalSettings',
  'webhook',
]);

/**
 * Records every durable write in the audit trail, whoever requested it and through whichever API; writes that changed
 * nothing are left out.
 */
@Injectable()
export class WriteAudit implements WriteListener, OnModuleInit {
  constructor(
    private readonly listeners: WriteListeners,
    private readonly trail: AuditTrail,
  ) {}

  onModuleInit(): void {
    this.listeners.register(this);
  }

  afterCommit(changes: readonly AspectChange[], context: WriteContext): void {
    const writes = new Map<string, EntityWrite>();
    for (const change of changes) if (!change.isNoop) note(writes, change);
    for (const write of writes.values()) this.record(write, context);
  }

  /** Records a change of the values of a time series, for which write listeners are not called. */
  series(urn: string, aspect: string, operation: 'APPEND' | 'DELETE', context: WriteContext): void {
    this.trail.record({
      action: 'UpdateAspectEvent',
      target: urn,
      aspects: [aspect],
      operation,
      important: operation === 'DELETE',
      ...whence(context),
    });
  }

  private record({ urn, entityType, action, aspects, operation }: EntityWrite, context: WriteContext): void {
    this.trail.record({
      action,
      target: urn,
      aspects,
      operation,
      ...((IMPORTANT.has(entityType) || operation === 'DELETE') && { important: true }),
      ...whence(context),
    });
  }
}

function note(writes: Map<string, EntityWrite>, change: AspectChange): void {
  const { urn, entityType, aspect } = change;
  const operation = operationOf(change);
  const action = actionOf(aspect.name, operation);
  const key = `${action} ${urn}`;
  const known = writes.get(key);
  if (known === undefined) {
    writes.set(key, { urn, entityType, action, aspects: [aspect.name], operation });
    return;
  }
  known.aspects.push(aspect.name);
  if (operation === 'CREATE') known.operation = operation;
}

function operationOf({ aspect, previous, current }: AspectChange): Operation {
  if (current === undefined) return 'DELETE';
  return aspect.isKey && previous === undefined ? 'CREATE' : 'UPDATE';
}

function actionOf(aspectName: string, operation: Operation): AuditAction {
  if (operation === 'DELETE') return DELETED[aspectName] ?? 'DeleteEntityEvent';
  return CREATED[aspectName] ?? UPDATED[aspectName] ?? 'UpdateAspectEvent';
}

/**
 * The actor of a write, and where it came from. A write that the service makes in its own name for a request counts as
 * that caller's.
 */
function whence({ audit, source, traceId, sourceIp }: WriteContext) {
  const caller = requestOrigin()?.actor;
  const isOwn = audit.actor === SYSTEM_ACTOR.urn && caller !== undefined;
  return { actor: isOwn ? caller : audit.actor, source, traceId, address: sourceIp };
}
