import { parse as parseForm } from 'node:querystring';
import type { FastifyInstance, FastifyRequest } from 'fastify';
import { DomainError } from '../common/errors.js';

const JSON_TYPES = /^application\/(?:[\w.+-]+\+)?json(?:$|[\s;])/i;
const FORM_TYPE = 'application/x-www-form-urlencoded';
const UTF8_BOM = '\uFEFF';

/**
 * Replaces the body parsers of `server`: JSON under any JSON media type or none, forms, and nothing else. An empty body is no body, whatever it is called,
 * and so is an empty object that is not called JSON.
 * Members named `__proto__` are dropped. Errors: `INVALID_ARGUMENT` for broken JSON, `UNSUPPORTED_MEDIA_TYPE`.
 */
export function useBodyParsers(server: FastifyInstance): void {
  server.removeAllContentTypeParsers();
  const json = (_request: FastifyRequest, body: string | Buffer): Promise<unknown> => readJson(String(body));
  server.addContentTypeParser(JSON_TYPES, { parseAs: 'string' }, json);
  server.addContentTypeParser(
    FORM_TYPE,
    { parseAs: 'string' },
    async (_request: FastifyRequest, body: string | Buffer) => ({
      ...parseForm(String(body)),
    }),
  );
  server.addContentTypeParser('*', { parseAs: 'string' }, async (request: FastifyRequest, body: string | Buffer) =>
    readOther(request.headers['content-type'], String(body)),
  );
}

async function readOther(contentType: string | undefined, body: string): Promise<unknown> {
  if (body === '' || body.trim() === '{}') return undefined;
  if (contentType === undefined) return readJson(body);
  throw new DomainError(
    'UNSUPPORTED_MEDIA_TYPE',
    `Content-Type "${contentType}" is not supported. Send application/json.`,
  );
}

async function readJson(text: string): Promise<unknown> {
  const body = text.startsWith(UTF8_BOM) ? text.slice(1) : text;
  if (body.trim() === '') return undefined;
  try {
    return body.includes('"__proto__"') ? JSON.parse(body, withoutPrototype) : JSON.parse(body);
  } catch (error) {
    throw new DomainError('INVALID_ARGUMENT', `The request body is not valid JSON: ${(error as Error).message}`, {
      cause: error,
      details: { brokenJson: true },
    });
  }
}

function withoutPrototype(key: string, value: unknown): unknown {
  return key === '__proto__' ? undefined : value;
}
