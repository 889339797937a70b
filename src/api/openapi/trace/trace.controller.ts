import { Controller } from '@nestjs/common';
import { API } from '../../../auth/index.js';
import { TraceService, type WriteTrace } from '../../../operations/index.js';
import { OpenapiAccess } from '../openapi-access.js';
import type { Caller } from '../operation/caller.js';
import { Operation } from '../operation/operation.decorator.js';
import type { InputOf } from '../operation/operation.js';
import { TRACES } from './trace.operations.js';

/** The outcome of writes, by the trace id in the header `traceparent` of their responses. */
@Controller()
export class TraceController {
  constructor(
    private readonly traces: TraceService,
    private readonly access: OpenapiAccess,
  ) {}

  /** The state of the aspects in the body. */
  @Operation(TRACES.write)
  async write(
    { traceId, onlyIncludeErrors: onlyErrors, detailed, body }: InputOf<typeof TRACES.write>,
    { actor }: Caller,
  ): Promise<WriteTrace> {
    await this.access.require(actor, API.readEntities, [...body.keys()]);
    return this.traces.write(traceId, body, { onlyErrors, detailed });
  }
}
