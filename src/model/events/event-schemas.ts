import {
  DataHubUpgradeHistoryEvent,
  FailedMetadataChangeProposal,
  MetadataChangeLog,
  MetadataChangeProposal,
  PlatformEvent,
} from '../definitions/events.js';
import type { ModelSchema } from '../keywords.js';
import { type AvroGeneration, type AvroSchema, avroSchemaOf } from './avro-schema.js';

/** The kinds of messages on the bus, by the simple names of their records. */
export const EVENT_NAMES = [
  'MetadataChangeProposal',
  'FailedMetadataChangeProposal',
  'MetadataChangeLog',
  'PlatformEvent',
  'DataHubUpgradeHistoryEvent',
] as const;
/** A kind of message on the bus. */
export type EventName = (typeof EVENT_NAMES)[number];

/** One published version of the schema of an event. */
export interface EventSchema {
  readonly event: EventName;
  /** Number among the versions of the event, from 1. */
  readonly version: number;
  /** Id under which messages name the schema; it never changes. */
  readonly id: number;
  readonly schema: AvroSchema;
}

/** What changed in DataHub's `SystemMetadata` after the first generation. */
const NEW_IN_SYSTEM_METADATA = new Set(['schemaVersion', 'aspectCreated', 'aspectModified']);

/** Schemas up to version 2 of a proposal: only the namespace of the messages themselves had a name of its own. */
const FIRST: AvroGeneration = {
  nameOf: (fullName) => fullName.replace(/^com\.linkedin\.mxe\./, 'com.linkedin.pegasus2avro.mxe.'),
  lacks: (fullName, field) => fullName === 'com.linkedin.mxe.SystemMetadata' && NEW_IN_SYSTEM_METADATA.has(field),
};

/** Schemas of today. */
const CURRENT: AvroGeneration = {
  nameOf: (fullName) =>
    /^com\.linkedin\.avro2pegasus\./.test(fullName)
      ? fullName.replace('avro2pegasus.', '')
      : fullName.replace(/^com\.linkedin\./, 'com.linkedin.pegasus2avro.'),
  lacks: () => false,
};

interface EventDeclaration {
  readonly schema: ModelSchema;
  /** `NONE`: a new version may break readers of the previous one. */
  readonly compatibility: 'NONE' | 'BACKWARD';
  /** Generation and id of each version, the first version first; DataHub assigns them. */
  readonly versions: readonly (readonly [AvroGeneration, number])[];
}

const DECLARATIONS: Readonly<Record<EventName, EventDeclaration>> = {
  MetadataChangeProposal: {
    schema: MetadataChangeProposal,
    compatibility: 'NONE',
    versions: [
      [FIRST, 0],
      [FIRST, 9],
      [CURRENT, 16],
    ],
  },
  FailedMetadataChangeProposal: {
    schema: FailedMetadataChangeProposal,
    compatibility: 'NONE',
    versions: [
      [FIRST, 1],
      [FIRST, 10],
      [CURRENT, 17],
    ],
  },
  MetadataChangeLog: {
    schema: MetadataChangeLog,
    compatibility: 'NONE',
    versions: [
      [FIRST, 2],
      [FIRST, 3],
      [FIRST, 11],
      [FIRST, 12],
      [CURRENT, 18],
      [CURRENT, 19],
    ],
  },
  PlatformEvent: { schema: PlatformEvent, compatibility: 'BACKWARD', versions: [[CURRENT, 4]] },
  DataHubUpgradeHistoryEvent: {
    schema: DataHubUpgradeHistoryEvent,
    compatibility: 'BACKWARD',
    versions: [[CURRENT, 8]],
  },
};

const derived = new Map<EventName, readonly EventSchema[]>();

/** Every version of the schema of an event, the oldest first. They are derived when somebody first asks for them. */
export function eventSchemas(event: EventName): readonly EventSchema[] {
  let schemas = derived.get(event);
  if (schemas === undefined) derived.set(event, (schemas = schemasOf(event)));
  return schemas;
}

function schemasOf(event: EventName): readonly EventSchema[] {
  const { schema, versions } = DECLARATIONS[event];
  return versions.map(([generation, id], at) => ({
    event,
    version: at + 1,
    id,
    schema: avroSchemaOf(schema, generation),
  }));
}

/** The version with which messages are written. */
export function latestEventSchema(event: EventName): EventSchema {
  const latest = eventSchemas(event).at(-1);
  if (latest === undefined) throw new Error(`${event} has no version`);
  return latest;
}

/** Which changes a new version of the schema of an event may make, in the terms of Confluent's schema registry. */
export function compatibilityOf(event: EventName): 'NONE' | 'BACKWARD' {
  return DECLARATIONS[event].compatibility;
}
