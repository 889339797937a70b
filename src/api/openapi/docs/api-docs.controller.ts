import { Controller, Get, Param } from '@nestjs/common';
import { Authenticated } from '../../../auth/index.js';
import { DomainError } from '../../../foundation/common/errors.js';
import type { JsonObject } from '../../../foundation/common/json.js';
import { ModelRegistry } from '../../../model/index.js';
import { apiDocument } from './api-document.js';
import { GROUPS } from '../operation/section.js';

/** Version of the API that the document describes. Source: DataHub's release that the service is compatible with. */
const VERSION = 'v1.7.0';

/** The OpenAPI document, for any caller with a token. */
@Controller('openapi/v3/api-docs')
export class ApiDocsController {
  private whole: JsonObject | undefined;

  constructor(private readonly registry: ModelRegistry) {}

  /** Every operation. */
  @Authenticated('Tells of the service.')
  @Get()
  document(): JsonObject {
    return (this.whole ??= apiDocument(this.registry, VERSION));
  }

  /** The operations of one group. */
  @Authenticated('Tells of the service.')
  @Get(':group')
  group(@Param('group') name: string): JsonObject {
    const group = GROUPS.find((known) => known === name);
    if (group === undefined)
      throw new DomainError('NOT_FOUND', `There is no group ${name}; there are ${GROUPS.join(', ')}.`);
    return apiDocument(this.registry, VERSION, group);
  }
}
