import { Controller } from '@nestjs/common';
import { Operation } from '../operation/operation.decorator.js';
import type { InputOf } from '../operation/operation.js';
import { API_DOCS } from './api-docs.operations.js';
import { ApiDocumentTexts } from './api-document-texts.js';

/** The OpenAPI document, for any caller with a token. */
@Controller()
export class ApiDocsController {
  constructor(private readonly texts: ApiDocumentTexts) {}

  /** Every operation. */
  @Operation(API_DOCS.whole)
  document(): Promise<Buffer> {
    return this.texts.of();
  }

  /** The operations of one group. */
  @Operation(API_DOCS.group)
  group({ group }: InputOf<typeof API_DOCS.group>): Promise<Buffer> {
    return this.texts.of(group);
  }
}
