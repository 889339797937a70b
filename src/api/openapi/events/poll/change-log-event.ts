import type { EventValue, FollowedChange, SystemMetadata } from '../../../../aspects/index.js';
import { exactJson } from '../../../../foundation/common/exact-json.js';
import type { JsonObject, JsonValue } from '../../../../foundation/common/json.js';
import { Urn } from '../../../../foundation/common/urn.js';

const GENERIC_ASPECT = 'com.linkedin.pegasus2avro.mxe.GenericAspect';
const SYSTEM_METADATA = 'com.linkedin.pegasus2avro.mxe.SystemMetadata';
const AUDIT_STAMP = 'com.linkedin.pegasus2avro.common.AuditStamp';

/**
 * A change as DataHub's change log words it. Records name their type, as in the JSON form of Avro; texts and numbers
 * stand as they are, which all of DataHub's readers take.
 */
export function changeLogEvent({ urn, aspectName, changeType, created, after, before }: FollowedChange): JsonObject {
  return {
    auditHeader: null,
    entityType: Urn.parse(urn).entityType,
    entityUrn: urn,
    entityKeyAspect: null,
    changeType,
    aspectName,
    aspect: genericAspect(after),
    systemMetadata: metadata(after?.systemMetadata),
    headers: null,
    previousAspectValue: genericAspect(before),
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

function genericAspect(given: EventValue | undefined): JsonValue {
  if (given === undefined) return null;
  return { [GENERIC_ASPECT]: { value: exactJson(given.value), contentType: 'application/json' } };
}

function metadata(given: SystemMetadata | undefined): JsonValue {
  return given === undefined ? null : { [SYSTEM_METADATA]: JSON.parse(JSON.stringify(given)) as JsonObject };
}
