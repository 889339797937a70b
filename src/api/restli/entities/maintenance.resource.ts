import { Injectable } from '@nestjs/common';
import { RetentionSweep, WriteSwitch } from '../../../aspects/index.js';
import { AuditTrail } from '../../../foundation/audit/index.js';
import { invalidArgument } from '../../../foundation/common/errors.js';
import { API } from '../../../auth/index.js';
import { checkEntityUrn, ModelRegistry } from '../../../model/index.js';
import { flag, integer, optional, text, type ValuesOf, withDefault } from '../protocol/parameters.js';
import { action, type RestliCall, type RestliResource } from '../protocol/resource.js';
import { RestliAccess } from '../restli-access.js';
import { RestliDemands } from '../protocol/restli-demands.js';

const retentionParameters = {
  start: withDefault(integer(), 0),
  count: withDefault(integer(), 100),
  attemptWithVersion: withDefault(integer(), 21),
  aspectName: optional(text()),
  urn: optional(text()),
};

/** Maximum number of aspects per call; all of them are read before retention is applied. */
const MOST_ASPECTS = 10_000;

/** Maintenance of the store on `/entities`: retention, and whether this replica accepts writes. */
@RestliDemands({ applyRetention: API.applyRetention, setWritable: API.setWritable })
@Injectable()
export class MaintenanceResource implements RestliResource {
  constructor(
    private readonly sweep: RetentionSweep,
    private readonly writes: WriteSwitch,
    private readonly registry: ModelRegistry,
    private readonly trail: AuditTrail,
    private readonly access: RestliAccess,
  ) {}

  readonly resource = 'entities';

  readonly actions = [
    action('applyRetention', retentionParameters, (asked, call) => this.applyRetention(asked, call)),
    action('setWritable', { value: withDefault(flag(), true) }, ({ value }, call) => this.setWritable(value, call)),
  ];

  private async applyRetention(asked: ValuesOf<typeof retentionParameters>, call: RestliCall): Promise<string> {
    await this.access.require(call, API.applyRetention, 'apply retention.');
    const { urn, aspectName, attemptWithVersion } = asked;
    if (urn !== undefined) checkEntityUrn(this.registry, urn);
    const [start, count] = [Math.max(asked.start, 0), Math.max(asked.count, 0)];
    if (count > MOST_ASPECTS)
      throw invalidArgument(
        `count may be ${String(MOST_ASPECTS)} at most, not ${String(count)}; call again with start`,
      );
    this.trail.operation(call.actor.urn, 'applyRetention', { ...asked });
    const { rowsHandled, findMs, applyMs } = await this.sweep.run({
      start,
      count,
      attemptWithVersion,
      ...(aspectName !== undefined && { aspectName }),
      ...(urn !== undefined && { urn }),
    });
    const told = {
      argStart: start,
      argCount: count,
      argAttemptWithVersion: attemptWithVersion,
      argUrn: urn ?? null,
      argAspectName: aspectName ?? null,
      rowsHandled,
      timeRetentionPolicyMapMs: 0,
      timeRowMs: findMs,
      timeApplyRetentionMs: applyMs,
    };
    const members = Object.entries(told).map(([name, value]) => `${name}=${String(value)}`);
    return `BulkApplyRetentionResult(${members.join(', ')})`;
  }

  private async setWritable(value: boolean, call: RestliCall): Promise<undefined> {
    await this.access.require(call, API.setWritable, 'enable and disable write mode.');
    this.trail.operation(call.actor.urn, 'setWritable', { value });
    await this.writes.set(value);
    return undefined;
  }
}
