import { Injectable, type OnModuleInit } from '@nestjs/common';
import { type AspectChange, type WriteContext, type WriteListener, WriteListeners } from '../aspects/index.js';
import { type AuditAction, AuditTrail } from '../foundation/audit/index.js';
import { SYSTEM_ACTOR } from '../auth/index.js';
import { requestOrigin } from '../foundation/common/request-origin.js';

type Operation = 'CREATE' | 'UPDATE' | 'DELETE';

/** The effects of one write on one entity. */
interface EntityWrite {
  readonly urn: string;
  readonly entityType: string;
  readonly aspects: string[];
  operation: Operation;
  isWhole: boolean;
}

/** DataHub's names for writes of some entity types. */
const ACTIONS: Readonly<Record<string, Readonly<Partial<Record<Operation, AuditAction>>>>> = {
  corpuser: { CREATE: 'CreateUserEvent', UPDATE: 'UpdateUserEvent' },
  corpGroup: { CREATE: 'CreateGroupEvent', UPDATE: 'UpdateGroupEvent' },
  dataHubPolicy: { CREATE: 'CreatePolicyEvent', UPDATE: 'UpdatePolicyEvent', DELETE: 'DeletePolicyEvent' },
  dataHubAccessToken: { CREATE: 'CreateAccessTokenEvent', DELETE: 'RevokeAccessTokenEvent' },
  inviteToken: { CREATE: 'CreateInviteLinkEvent' },
  dataHubIngestionSource: {
    CREATE: 'CreateIngestionSourceEvent',
    UPDATE: 'UpdateIngestionSourceEvent',
    DELETE: 'DeleteIngestionSourceEvent',
  },
};

const OTHERS: Readonly<Record<Operation, AuditAction>> = {
  CREATE: 'EntityEvent',
  UPDATE: 'UpdateAspectEvent',
  DELETE: 'DeleteEntityEvent',
};

/** Entity types whose every write is important, whatever its action. */
const IMPORTANT: ReadonlySet<string> = new Set(['dataHubRole', 'dataHubSecret', 'dataHubConnection', 'globalSettings']);

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

  private record({ urn, entityType, aspects, operation, isWhole }: EntityWrite, context: WriteContext): void {
    const kind = operation === 'DELETE' && !isWhole ? 'UPDATE' : operation;
    this.trail.record({
      action: ACTIONS[entityType]?.[kind] ?? OTHERS[kind],
      target: urn,
      aspects,
      operation,
      ...((IMPORTANT.has(entityType) || operation === 'DELETE') && { important: true }),
      ...whence(context),
    });
  }
}

function note(writes: Map<string, EntityWrite>, { urn, entityType, aspect, previous, current }: AspectChange): void {
  const known = writes.get(urn);
  const operation = current === undefined ? 'DELETE' : aspect.isKey && previous === undefined ? 'CREATE' : 'UPDATE';
  if (known === undefined) {
    writes.set(urn, { urn, entityType, aspects: [aspect.name], operation, isWhole: aspect.isKey });
    return;
  }
  known.aspects.push(aspect.name);
  if (aspect.isKey && operation !== 'UPDATE') Object.assign(known, { operation, isWhole: true });
  else if (known.operation === 'DELETE' && !known.isWhole) known.operation = operation;
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
