import type { EventValue, FollowedChange, SystemMetadata } from '../../../aspects/index.js';
import { exactJson } from '../../../foundation/json/exact-json.js';
import type { JsonObject, JsonValue } from '../../../foundation/json/json.js';
import { Urn } from '../../../foundation/common/urn.js';
import { type AspectSpec, withWrittenDoubles } from '../../../model/index.js';

const GENERIC_ASPECT = 'com.linkedin.pegasus2avro.mxe.GenericAspect';
const SYSTEM_METADATA = 'com.linkedin.pegasus2avro.mxe.SystemMetadata';
const AUDIT_STAMP = 'com.linkedin.pegasus2avro.common.AuditStamp';

/**
 * A change of the aspect `spec` in the format of DataHub's change log. Records name their type, as in the JSON encoding
 * of Avro; strings and numbers are not wrapped, which all of DataHub's readers accept.
 */
export function changeLogEvent(change: FollowedChange, spec: AspectSpec | undefined): JsonObject {
  const { urn, aspectName, changeType, created, after, before } = change;
  return {
    auditHeader: null,
    entityType: Urn.parse(urn).entityType,
    entityUrn: urn,
    entityKeyAspect: null,
    changeType,
    aspectName,
    aspect: genericAspect(spec, after),
    systemMetadata: metadata(after?.systemMetadata),
    headers: null,
    previousAspectValue: genericAspect(spec, before),
    previousSystemMetadata: metadata(before?.systemMetadata),
    created: {
      [AUDIT_STAMP]: {
        time: created.time,
        actor: created.actor,
        impersonator: created.impersonator ?? null,
        message: null,
      },
    },
  };
}

function genericAspect(spec: AspectSpec | undefined, given: EventValue | undefined): JsonValue {
  if (given === undefined) return null;
  return { [GENERIC_ASPECT]: { value: aspectText(spec, given), contentType: 'application/json' } };
}

/** The value of the aspect `spec` as events hold it. */
export function aspectText(spec: AspectSpec | undefined, { value }: EventValue): string {
  return exactJson(spec === undefined ? value : withWrittenDoubles(spec, value));
}

function metadata(given: SystemMetadata | undefined): JsonValue {
  return given === undefined ? null : { [SYSTEM_METADATA]: JSON.parse(JSON.stringify(given)) as JsonObject };
}
