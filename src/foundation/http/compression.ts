import compress from '@fastify/compress';
import type { FastifyInstance, FastifyReply } from 'fastify';

/**
 * Level of gzip, 1 to 9. Over long JSON it takes as long as level 1 and two fifths of zlib's default (6),
 * for 31 instead of 23 bytes of 1,000.
 */
const GZIP_LEVEL = 3;

/** Texts; files in other formats are compressed already. */
const COMPRESSIBLE = /^text\/(?!event-stream)|[+/](json|javascript|xml|yaml)(;|$)/;

/**
 * Compresses answers of at least `minBytes` for clients that accept gzip; 0 = none. Brotli would be smaller, but its
 * encoder takes megabytes for each answer on its way. Requests are not decompressed, so that no short body becomes a
 * long one. A payload that replaces a stream which has sent nothing, such as a refusal, has an encoding of its own.
 */
export function compressAnswers(server: FastifyInstance, minBytes: number): void {
  forgetReplacedEncodings(server);
  if (minBytes === 0) return;
  void server.register(compress, {
    encodings: ['gzip'],
    threshold: minBytes,
    customTypes: COMPRESSIBLE,
    zlibOptions: { level: GZIP_LEVEL },
    globalDecompression: false,
  });
}

function forgetReplacedEncodings(server: FastifyInstance): void {
  const given = new WeakSet<FastifyReply>();
  server.addHook('onSend', (_request, reply, _payload, done) => {
    if (given.has(reply)) reply.removeHeader('content-encoding');
    given.add(reply);
    done();
  });
}
