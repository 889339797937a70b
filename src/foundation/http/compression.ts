import compress from '@fastify/compress';
import type { FastifyInstance } from 'fastify';

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
 * long one.
 */
export function compressAnswers(server: FastifyInstance, minBytes: number): void {
  if (minBytes === 0) return;
  void server.register(compress, {
    encodings: ['gzip'],
    threshold: minBytes,
    customTypes: COMPRESSIBLE,
    zlibOptions: { level: GZIP_LEVEL },
    globalDecompression: false,
  });
}
