import type { FastifyReply, FastifyRequest } from 'fastify';
import type { WriterClient } from './writer-client.js';

const passed = new WeakSet<FastifyRequest>();

/** Passes requests that turn out to be writes on to the worker that writes. */
export class ToWriter {
  constructor(private readonly writer: WriterClient | undefined) {}

  /** Whether this process only reads. */
  get isNeeded(): boolean {
    return this.writer !== undefined;
  }

  /** Passes a request on whose body has been read; the writer's response is the client's. */
  pass(request: FastifyRequest, reply: FastifyReply, body = ''): FastifyReply {
    passed.add(request);
    void reply.hijack();
    this.writer?.pass(request.raw, reply.raw, { body });
    return reply;
  }
}

/** Whether a request was passed on, so that the writer measures it. */
export function isPassedOn(request: FastifyRequest): boolean {
  return passed.has(request);
}
