import { Injectable, type OnModuleInit } from '@nestjs/common';
import { DomainError, type ErrorCode } from '../common/errors.js';
import { requestOrigin } from '../requests/request-origin.js';
import { FailureReporter } from '../http/index.js';
import type { AuditAction, AuditDetail } from './audit-event.js';
import { AuditTrail } from './audit-trail.js';
import { RefusedDemand } from './refused-demand.js';

const ACTIONS: Readonly<Partial<Record<ErrorCode, AuditAction>>> = {
  FORBIDDEN: 'AccessDeniedEvent',
  CONTENT_FORBIDDEN: 'AccessDeniedEvent',
  UNAUTHENTICATED: 'AuthenticationFailedEvent',
  ACTOR_INACTIVE: 'AuthenticationFailedEvent',
};

/** Records every refusal that any API reports to a caller. */
@Injectable()
export class Refusals implements OnModuleInit {
  private readonly noted = new WeakSet<DomainError>();

  constructor(
    private readonly trail: AuditTrail,
    private readonly failures: FailureReporter,
  ) {}

  onModuleInit(): void {
    this.failures.listen((error) => this.note(error));
  }

  /** Records `error` if it is a refusal, each error once. */
  note(error: unknown): void {
    if (!(error instanceof DomainError) || this.noted.has(error)) return;
    const action = ACTIONS[error.code];
    if (action === undefined) return;
    this.noted.add(error);
    const target = targetOf(error);
    this.trail.record({
      action,
      actor: requestOrigin()?.actor ?? '',
      outcome: 'REFUSED',
      ...(target !== undefined && { target }),
      detail: detailOf(error),
    });
  }
}

function targetOf({ cause, details }: DomainError): string | undefined {
  if (cause instanceof RefusedDemand && cause.target !== undefined) return cause.target;
  const [first] = urnsIn(details);
  return first;
}

function detailOf({ code, message, cause, details }: DomainError): AuditDetail {
  const urns = urnsIn(details);
  return {
    code,
    message,
    path: requestOrigin()?.path ?? '',
    ...(cause instanceof RefusedDemand && { anyOf: cause.anyOf }),
    ...(cause instanceof RefusedDemand && cause.demand !== undefined && { demand: cause.demand }),
    ...(cause instanceof RefusedDemand && cause.targetType !== undefined && { targetType: cause.targetType }),
    ...(urns.length > 1 && { urns }),
  };
}

function urnsIn(details: DomainError['details']): readonly string[] {
  const { urns, urn } = details ?? {};
  if (Array.isArray(urns)) return urns.filter((one) => typeof one === 'string');
  return typeof urn === 'string' ? [urn] : [];
}
