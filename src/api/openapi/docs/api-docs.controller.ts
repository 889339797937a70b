import { Controller } from '@nestjs/common';
import type { JsonObject } from '../../../foundation/common/json.js';
import { ModelRegistry } from '../../../model/index.js';
import { Operation } from '../operation/operation.decorator.js';
import type { InputOf } from '../operation/operation.js';
import { API_DOCS } from './api-docs.operations.js';
import { apiDocument } from './api-document.js';

/** Version of the API in the document. Source: the DataHub release with which the service is compatible. */
const VERSION = 'v1.7.0';

/** The OpenAPI document, for any caller with a token. */
@Controller()
export class ApiDocsController {
  private whole: JsonObject | undefined;

  constructor(private readonly registry: ModelRegistry) {}

  /** Every operation. */
  @Operation(API_DOCS.whole)
  document(): JsonObject {
    return (this.whole ??= apiDocument(this.registry, VERSION));
  }

  /** The operations of one group. */
  @Operation(API_DOCS.group)
  group({ group }: InputOf<typeof API_DOCS.group>): JsonObject {
    return apiDocument(this.registry, VERSION, group);
  }
}
