import { Injectable } from '@nestjs/common';
import { jsonPieces } from '../../../foundation/json/json-pieces.js';
import { ModelRegistry } from '../../../model/index.js';
import type { Group } from '../operation/operation.js';
import { apiDocument } from './api-document.js';

/** Version of the API in the document. Source: the DataHub release with which the service is compatible. */
const VERSION = 'v1.7.0';

/**
 * The OpenAPI documents as JSON, in UTF-8. The whole has 6 MB, so that each is made once, when it is first requested,
 * and every later request only sends it.
 */
@Injectable()
export class ApiDocumentTexts {
  private readonly texts = new Map<Group | undefined, Promise<Buffer>>();

  constructor(private readonly registry: ModelRegistry) {}

  /** The document of one group, or of all. */
  of(group?: Group): Promise<Buffer> {
    const text = this.texts.get(group) ?? this.make(group);
    this.texts.set(group, text);
    return text;
  }

  private async make(group: Group | undefined): Promise<Buffer> {
    const pieces: Buffer[] = [];
    const document = await apiDocument(this.registry, VERSION, group);
    for await (const piece of jsonPieces(document)) pieces.push(Buffer.from(piece));
    return Buffer.concat(pieces);
  }
}
