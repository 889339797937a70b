import { parse as parseForm } from 'node:querystring';
import type { FastifyInstance, FastifyRequest } from 'fastify';
import { DomainError, invalidArgument } from '../common/errors.js';
import { parseJson } from '../json/safe-json.js';
import { bodyText } from './body-text.js';
import { asRequest } from './request-origins.js';

const JSON_TYPES = /^application\/(?:[\w.+-]+\+)?json(?:$|[\s;])/i;
const FORM_TYPE = 'application/x-www-form-urlencoded';

/** Longest JSON body of an unknown sender that is parsed, in bytes: no route without log-in accepts a longer one. */
export const UNKNOWN_SENDERS_BYTES = 262_144;

/** Rejects if the sender of a request is not known. */
export type SenderCheck = (request: FastifyRequest) => Promise<unknown>;

/** Whether the body replaces the query of another request, so that its raw text is needed. */
const isTunnelled = ({ headers }: FastifyRequest): boolean => headers['x-http-method-override'] !== undefined;

/**
 * Replaces the body parsers of `server`: accepts JSON under any JSON media type or none, forms, and nothing else (a
 * form or a `multipart/mixed` body that replaces a query stays text). An empty body of any type counts as absent, and
 * so does an empty object without a JSON media type. Parses long JSON only if `checkSender` resolves, because it takes
 * long. Errors: those of `checkSender`, `INVALID_ARGUMENT` for invalid JSON, for too much of it, for members that could
 * pollute prototypes and for text that is not UTF-8, `UNSUPPORTED_MEDIA_TYPE`.
 */
export function useBodyParsers(server: FastifyInstance, checkSender: SenderCheck): void {
  server.removeAllContentTypeParsers();
  const json = (request: FastifyRequest, body: string | Buffer): Promise<unknown> =>
    asRequest(request, async () => {
      if (body.length > UNKNOWN_SENDERS_BYTES) await checkSender(request);
      return readJson(request, body);
    });
  server.addContentTypeParser(JSON_TYPES, { parseAs: 'buffer' }, json);
  server.addContentTypeParser(
    FORM_TYPE,
    { parseAs: 'buffer' },
    async (request: FastifyRequest, body: string | Buffer) =>
      isTunnelled(request) ? formText(body) : { ...parseForm(formText(body)) },
  );
  server.addContentTypeParser('*', { parseAs: 'buffer' }, async (request: FastifyRequest, body: string | Buffer) => {
    const isMixed = request.headers['content-type']?.startsWith('multipart/mixed') === true && isTunnelled(request);
    return isMixed ? formText(body) : readOther(request, body, json);
  });
}

function formText(body: string | Buffer): string {
  const text = bodyText(body);
  if (text !== undefined) return text;
  throw invalidArgument('The request body is not UTF-8 text.');
}

async function readOther(
  request: FastifyRequest,
  body: string | Buffer,
  json: (request: FastifyRequest, body: string | Buffer) => Promise<unknown>,
): Promise<unknown> {
  const text = String(body);
  if (text === '' || text.trim() === '{}') return undefined;
  const contentType = request.headers['content-type'];
  if (contentType === undefined) return json(request, body);
  throw new DomainError(
    'UNSUPPORTED_MEDIA_TYPE',
    `Content-Type "${contentType}" is not supported. Send application/json.`,
  );
}

async function readJson({ headers }: FastifyRequest, body: string | Buffer): Promise<unknown> {
  try {
    const text = bodyText(body);
    if (text === undefined) throw new SyntaxError('It is not UTF-8 text');
    return text.trim() === '' ? undefined : parseJson(text);
  } catch (error) {
    if (error instanceof DomainError) throw error;
    const encoding = headers['content-encoding'];
    if (encoding !== undefined)
      throw new DomainError(
        'UNSUPPORTED_MEDIA_TYPE',
        `Content-Encoding "${encoding}" is not supported. Send the body without compression.`,
        { cause: error },
      );
    throw new DomainError('INVALID_ARGUMENT', `The request body is not valid JSON: ${(error as Error).message}`, {
      cause: error,
      details: { brokenJson: true },
    });
  }
}
