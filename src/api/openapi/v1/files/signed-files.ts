import { Readable } from 'node:stream';
import send from '@fastify/send';
import { Injectable, type OnModuleInit } from '@nestjs/common';
import { HttpAdapterHost } from '@nestjs/core';
import type { FastifyInstance, FastifyReply, FastifyRequest } from 'fastify';
import { FileKey, FileStore, type FolderStorage, shownType, SIGNED_PATH } from '../../../../catalog/index.js';
import { DomainError } from '../../../../foundation/common/errors.js';

const ROUTE = `${SIGNED_PATH}/:folder/:fileId`;

/** No script of an uploaded file runs, in a picture neither. Browsers show no PDF under such a policy. */
const POLICY = "default-src 'none'; style-src 'unsafe-inline'; media-src 'self'; img-src 'self' data:; sandbox";

interface FileRoute {
  Params: { readonly folder: string; readonly fileId: string };
  Querystring: Readonly<Record<string, unknown>>;
}

type FileRequest = FastifyRequest<FileRoute>;

/**
 * Serves the signed addresses of uploaded files that lie in a folder. They need no token, and are no Nest routes,
 * because an upload is written to the disk as it comes, whatever its media type.
 */
@Injectable()
export class SignedFiles implements OnModuleInit {
  constructor(
    private readonly host: HttpAdapterHost,
    private readonly files: FileStore,
  ) {}

  async onModuleInit(): Promise<void> {
    const { folder } = this.files;
    if (folder === undefined) return;
    const server = this.host.httpAdapter.getInstance<FastifyInstance>();
    await server.register(async (routes) => {
      routes.removeAllContentTypeParsers();
      routes.addContentTypeParser('*', (_request, _body, done) => done(null));
      routes.put<FileRoute>(ROUTE, (request, reply) => receive(folder, request, reply));
      routes.get<FileRoute>(ROUTE, (request, reply) => sendContent(folder, request, reply));
    });
  }
}

async function receive(folder: FolderStorage, request: FileRequest, reply: FastifyReply): Promise<FastifyReply> {
  // The request itself stays open when the content is refused half-way, so that the refusal reaches the client.
  const content = Readable.from(request.raw.iterator({ destroyOnReturn: false }), { objectMode: false });
  try {
    await folder.receive(addressOf(request), content);
  } catch (error) {
    void reply.header('connection', 'close');
    throw error;
  }
  return reply.code(200).send();
}

async function sendContent(folder: FolderStorage, request: FileRequest, reply: FastifyReply): Promise<FastifyReply> {
  const { key, mediaType } = folder.permitted(addressOf(request));
  const path = `/${FileKey.FOLDER}/${encodeURIComponent(key.fileId)}`;
  const { root } = folder;
  const sent = await send(request.raw, path, { root, index: false, cacheControl: false, contentType: false });
  if (sent.type === 'error' && sent.statusCode === 404) throw new DomainError('NOT_FOUND', missing(key.text));
  return reply
    .code(sent.statusCode)
    .headers({ ...sent.headers, ...headersOf(key, mediaType) })
    .send(sent.stream);
}

/** The text of an error for a file whose content is not stored. */
export function missing(key: string): string {
  return `The file ${key} is not stored: ask whoever uploaded it to do so again.`;
}

function addressOf({ method, params, query }: FileRequest) {
  return { method: method === 'HEAD' ? 'GET' : method, ...params, query };
}

function headersOf(key: FileKey, mediaType: string): Readonly<Record<string, string>> {
  const shown = shownType(mediaType);
  return {
    'content-type': shown ?? 'application/octet-stream',
    'content-disposition': `${shown === undefined ? 'attachment' : 'inline'}; filename*=UTF-8''${key.encodedName}`,
    'cache-control': 'private, max-age=3600',
    'x-content-type-options': 'nosniff',
    ...(mediaType !== 'application/pdf' && { 'content-security-policy': POLICY }),
  };
}
