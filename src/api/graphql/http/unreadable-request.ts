/** Status and text of the response to a request that could not be read. */
export interface UnreadableRequest {
  readonly status: number;
  readonly text: string;
}

/** Returns the response to `error` if Fastify threw it while it read a request, otherwise undefined. */
export function unreadableRequest(error: unknown, bodyLimitBytes: number): UnreadableRequest | undefined {
  switch (statusOf(error)) {
    case 413:
      return {
        status: 413,
        text: `The request is larger than the limit of ${bodyLimitBytes} bytes (GRAPHQL_BODY_LIMIT_BYTES)`,
      };
    case 415:
      return { status: 415, text: 'Send the request with the header Content-Type: application/json' };
    case 400:
      return { status: 400, text: 'The request cannot be read' };
    default:
      return undefined;
  }
}

function statusOf(error: unknown): unknown {
  return typeof error === 'object' && error !== null && 'statusCode' in error ? error.statusCode : undefined;
}
