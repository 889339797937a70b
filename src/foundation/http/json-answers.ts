import { Readable } from 'node:stream';
import { Logger } from '@nestjs/common';
import type { FastifyReply } from 'fastify';
import { exactJson } from '../common/exact-json.js';
import { requestOrigin } from '../common/request-origin.js';
import { isLongJson, jsonPieces } from '../common/json-pieces.js';

const log = new Logger('Http');

/**
 * The body of an answer that says `value` in JSON: a text, or, where it holds long lists, a stream that makes it as
 * fast as the client takes it.
 */
export function jsonBody(value: unknown): string | Readable {
  return isLongJson(value) ? Readable.from(noted(jsonPieces(value)), { objectMode: false }) : exactJson(value);
}

/** Sends `value` as JSON. */
export function sendJson(reply: FastifyReply, value: unknown): void {
  void reply.type('application/json').send(jsonBody(value));
}

/** What fails after an answer has begun cannot be told by a status: the connection ends, and the log has the reason. */
async function* noted(pieces: AsyncIterable<string>): AsyncGenerator<string, void, void> {
  try {
    yield* pieces;
  } catch (error) {
    if (requestOrigin()?.isClientGone !== true)
      log.error('An answer broke off after it had begun', error instanceof Error ? error.stack : error);
    throw error;
  }
}
