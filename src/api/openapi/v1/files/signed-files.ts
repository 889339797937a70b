import { Readable } from 'node:stream';
import send from '@fastify/send';
import { Inject, Injectable, type OnModuleInit } from '@nestjs/common';
import { HttpAdapterHost } from '@nestjs/core';
import type { FastifyInstance, FastifyReply, FastifyRequest } from 'fastify';
import { FileKey, FileStore, SIGNED_PATH } from '../../../../catalog/index.js';
import { DomainError } from '../../../../foundation/common/errors.js';

const ROUTE = `${SIGNED_PATH}/:folder/:fileId`;

/** Types that browsers show; others are saved. */
const SHOWN = /^(?:image\/[\w.+-]+|audio\/[\w.+-]+|video\/[\w.+-]+|application\/pdf|text\/plain)$/;
/** No script of an uploaded file runs, in a picture neither. Browsers show no PDF under such a policy. */
const POLICY = "default-src 'none'; style-src 'unsafe-inline'; media-src 'self'; img-src 'self' data:; sandbox";

interface FileRoute {
  Params: { readonly folder: string; readonly fileId: string };
  Querystring: Readonly<Record<string, unknown>>;
}

type FileRequest = FastifyRequest<FileRoute>;

/**
 * Serves the signed addresses of uploaded files. They need no token, and are no Nest routes, because an upload is
 * written to the disk as it comes, whatever its media type.
 */
@Injectable()
export class SignedFiles implements OnModuleInit {
  constructor(
    @Inject(HttpAdapterHost) private readonly host: HttpAdapterHost,
    @Inject(FileStore) private readonly files: FileStore,
  ) {}

  async onModuleInit(): Promise<void> {
    if (this.files.folder === undefined) return;
    const server = this.host.httpAdapter.getInstance<FastifyInstance>();
    await server.register(async (routes) => {
      routes.removeAllContentTypeParsers();
      routes.addContentTypeParser('*', (_request, _body, done) => done(null));
      routes.put<FileRoute>(ROUTE, (request, reply) => this.receive(request, reply));
      routes.get<FileRoute>(ROUTE, (request, reply) => this.send(request, reply));
    });
  }

  private async receive(request: FileRequest, reply: FastifyReply): Promise<FastifyReply> {
    // The request itself stays open when the content is refused half-way, so that the refusal reaches the client.
    const content = Readable.from(request.raw.iterator({ destroyOnReturn: false }), { objectMode: false });
    try {
      await this.files.receive(addressOf(request), content);
    } catch (error) {
      void reply.header('connection', 'close');
      throw error;
    }
    return reply.code(200).send();
  }

  private async send(request: FileRequest, reply: FastifyReply): Promise<FastifyReply> {
    const { key, mediaType } = this.files.permitted(addressOf(request));
    const path = `/${FileKey.FOLDER}/${encodeURIComponent(key.fileId)}`;
    const { root } = this.files.requireFolder();
    const sent = await send(request.raw, path, { root, index: false, cacheControl: false, contentType: false });
    if (sent.type === 'error' && sent.statusCode === 404) throw new DomainError('NOT_FOUND', missing(key.text));
    return reply
      .code(sent.statusCode)
      .headers({ ...sent.headers, ...headersOf(key, mediaType) })
      .send(sent.stream);
  }
}

/** The text of an error for a file whose content is not stored. */
export function missing(key: string): string {
  return `The file ${key} is not stored: ask whoever uploaded it to do so again.`;
}

function addressOf({ method, params, query }: FileRequest) {
  return { method: method === 'HEAD' ? 'GET' : method, ...params, query };
}

function headersOf(key: FileKey, mediaType: string): Readonly<Record<string, string>> {
  const isShown = SHOWN.test(mediaType);
  const name = encodeURIComponent(key.name).replaceAll(/['()*]/g, (sign) => `%${sign.charCodeAt(0).toString(16)}`);
  return {
    'content-type': isShown ? mediaType : 'application/octet-stream',
    'content-disposition': `${isShown ? 'inline' : 'attachment'}; filename*=UTF-8''${name}`,
    'cache-control': 'private, max-age=3600',
    'x-content-type-options': 'nosniff',
    ...(mediaType !== 'application/pdf' && { 'content-security-policy': POLICY }),
  };
}
