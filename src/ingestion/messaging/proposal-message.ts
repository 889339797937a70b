import type { ReceivedMessage } from '../../foundation/messaging/index.js';
import { isJsonObject, type JsonObject } from '../../foundation/json/json.js';

/** A serialized aspect as a message holds it. */
interface MessageAspect {
  readonly value: Buffer;
  readonly contentType: string;
}

/** A `MetadataChangeProposal` as a message holds it, as far as the service reads it. */
export interface ProposalMessage {
  readonly entityType: string;
  readonly entityUrn?: string | null;
  readonly entityKeyAspect?: MessageAspect | null;
  readonly changeType: string;
  readonly aspectName?: string | null;
  readonly aspect?: MessageAspect | null;
  readonly systemMetadata?: object | null;
  readonly headers?: Readonly<Record<string, string>> | null;
}

/** Media type of the bytes of a message that cannot be read. */
const UNREAD_TYPE = 'application/octet-stream';

/** The proposal in the form that the APIs take: the bytes of its aspects as text. */
export function jsonOfMessage(message: ProposalMessage): JsonObject {
  return {
    ...(plain(message) as JsonObject),
    entityKeyAspect: textAspect(message.entityKeyAspect),
    aspect: textAspect(message.aspect),
  };
}

/** The trace that the sender began: 32 hex digits. */
export function traceIdOf({ systemMetadata }: ProposalMessage): string | undefined {
  const properties = (systemMetadata as { readonly properties?: unknown } | null | undefined)?.properties;
  const traceId = isJsonObject(properties) ? properties['telemetryTraceId'] : undefined;
  return typeof traceId === 'string' && /^[0-9a-f]{32}$/.test(traceId) ? traceId : undefined;
}

/** A proposal that stands for a message that cannot be read; its aspect holds the bytes. */
export function unreadMessage({ topic, partition, offset, value }: ReceivedMessage): ProposalMessage {
  return {
    entityType: '',
    changeType: 'UPSERT',
    aspect: { value, contentType: UNREAD_TYPE },
    headers: { topic, partition: String(partition), offset: String(offset) },
  };
}

function textAspect(aspect: MessageAspect | null | undefined): JsonObject | null {
  return aspect == null ? null : { value: aspect.value.toString('utf8'), contentType: aspect.contentType };
}

/** Without the buffers, and with plain objects where the codec has instances of classes. */
function plain({ aspect: _aspect, entityKeyAspect: _key, ...message }: ProposalMessage): unknown {
  return JSON.parse(JSON.stringify(message));
}
