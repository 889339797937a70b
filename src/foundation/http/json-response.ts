import { Readable } from 'node:stream';
import { Logger } from '@nestjs/common';
import type { FastifyReply } from 'fastify';
import { exactJson } from '../json/exact-json.js';
import { requestOrigin } from '../requests/request-origin.js';
import { isLongJson, jsonPieces } from '../json/json-pieces.js';

const log = new Logger('Http');

/**
 * The JSON body for `value`: a text or, if it contains long lists or objects, a stream that is generated at the speed
 * of the client.
 */
export function jsonBody(value: unknown): string | Readable {
  return isLongJson(value) ? Readable.from(noted(jsonPieces(value)), { objectMode: false }) : exactJson(value);
}

/** Sends `value` as JSON. */
export function sendJson(reply: FastifyReply, value: unknown): void {
  void reply.type('application/json').send(jsonBody(value));
}

/**
 * Errors after the response has begun cannot change its status: the connection is closed, and the log has the reason.
 */
async function* noted(pieces: AsyncIterable<string>): AsyncGenerator<string, void, void> {
  try {
    yield* pieces;
  } catch (error) {
    if (requestOrigin()?.isClientGone !== true)
      log.error('A response failed after it had begun', error instanceof Error ? error.stack : error);
    throw error;
  }
}
