import { Body, Controller, HttpCode, Param, Post, Query } from '@nestjs/common';
import { type Actor, API, AuthorizedInside, CurrentActor } from '../../../auth/index.js';
import { invalidArgument } from '../../../foundation/common/errors.js';
import { isJsonObject, type JsonValue } from '../../../foundation/common/json.js';
import { type TracedAspects, TraceService, type WriteTrace } from '../../../operations/index.js';
import { OpenapiAccess } from '../openapi-access.js';
import { flagOf, type Query as QueryParameters } from '../query.js';

/** What became of writes, by the trace id in the header `traceparent` of their answers. */
@Controller('openapi/v1/trace/write')
export class TraceController {
  constructor(
    private readonly traces: TraceService,
    private readonly access: OpenapiAccess,
  ) {}

  /** The state of the aspects in the body, `{urn: [aspect names]}`; an empty list stands for all aspects of the urn. */
  @AuthorizedInside(API.readEntities)
  @Post(':traceId')
  @HttpCode(200)
  async write(
    @Param('traceId') trace: string,
    @Query() query: QueryParameters,
    @Body() body: unknown,
    @CurrentActor() actor: Actor,
  ): Promise<WriteTrace> {
    const traceId = traceIdOf(trace);
    const asked = askedIn(body);
    const options = {
      onlyErrors: flagOf(query, 'onlyIncludeErrors', true),
      detailed: flagOf(query, 'detailed', false),
    };
    await this.access.require(actor, API.readEntities, [...asked.keys()]);
    return this.traces.write(traceId, asked, options);
  }
}

/** A trace id, given as such or in a whole `traceparent`. */
function traceIdOf(text: string): string {
  const id = text.includes('-') ? text.split('-')[1] : text;
  if (id !== undefined && /^[0-9a-f]{32}$/i.test(id)) return id.toLowerCase();
  throw invalidArgument('The trace id must be 32 hexadecimal digits, or a traceparent that holds them.');
}

function askedIn(body: unknown): TracedAspects {
  if (!isJsonObject(body)) throw invalidArgument('The body must be a JSON object of aspect names by urn.');
  return new Map(Object.entries(body).map(([urn, names]) => [urn, namesIn(urn, names ?? null)]));
}

function namesIn(urn: string, names: JsonValue): readonly string[] {
  if (names === null) return [];
  if (!Array.isArray(names) || names.some((name) => typeof name !== 'string')) {
    throw invalidArgument(`The aspect names of ${urn} must be an array of strings.`);
  }
  return names as readonly string[];
}
