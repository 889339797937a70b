import { findErrorBy } from '@platformatic/kafka';
import { DomainError } from '../../../common/errors.js';
import { messageOf } from '../../../common/message-of.js';

/** Whether `error`, or one of those it is made of, is the error of Kafka's protocol with this name. */
export function isProtocolError(error: unknown, apiId: string): boolean {
  return error instanceof Error && findErrorBy(error, 'apiId', apiId) !== null;
}

/** Whether a member of a group must join it again, because others have joined or left. */
export function needsRejoin(error: unknown): boolean {
  return error instanceof Error && findErrorBy(error, 'needsRejoin', true) !== null;
}

/** The service's error for a failure of Kafka: `PAYLOAD_TOO_LARGE` for a message beyond a limit of the broker. */
export function failureOf(error: unknown): DomainError {
  if (error instanceof DomainError) return error;
  const isTooLarge = isProtocolError(error, 'MESSAGE_TOO_LARGE') || isProtocolError(error, 'RECORD_LIST_TOO_LARGE');
  const code = isTooLarge ? 'PAYLOAD_TOO_LARGE' : 'ENGINE_UNAVAILABLE';
  return new DomainError(code, `Kafka: ${innermost(error)}`, { cause: error });
}

/** The message of the first error that has no other as its reason. */
function innermost(error: unknown): string {
  if (error instanceof AggregateError && error.errors.length > 0) return innermost(error.errors[0]);
  return error instanceof Error && error.cause instanceof Error ? innermost(error.cause) : messageOf(error);
}
