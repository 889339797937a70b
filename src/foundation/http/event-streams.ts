import type { FastifyReply } from 'fastify';

/** Whether the response is a stream of events, which lasts until one side ends it. */
export function isEventStream(reply: FastifyReply): boolean {
  const type = reply.getHeader('content-type');
  return typeof type === 'string' && type.startsWith('text/event-stream');
}
