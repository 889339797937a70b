import { Body, Controller, Get, HttpCode, Post, Query, Res } from '@nestjs/common';
import type { FastifyReply } from 'fastify';
import { AuditTrail } from '../../../foundation/audit/index.js';
import {
  type Actor,
  API,
  AuthorizedInside,
  CurrentActor,
  demandText,
  RESTORING_ENTITIES,
} from '../../../auth/index.js';
import { invalidArgument } from '../../../foundation/common/errors.js';
import type { JsonObject } from '../../../foundation/common/json.js';
import { warnOfUnknown } from '../../../foundation/common/unknown-parameters.js';
import { checkUrn, type RestoreArguments, RestoreIndicesService } from '../../../operations/index.js';
import { OpenapiAccess } from '../openapi-access.js';
import { flagOf, integerOf, listOf, type Query as QueryParameters, textOf } from '../query.js';

/** Rows of a chunk unless the caller says otherwise, as DataHub has it here. */
const CHUNK_OF_QUERY = 500;
const CHUNK_OF_URNS = 100;

/** Parameters of the query. */
const OF_URNS = ['aspectNames', 'batchSize', 'createDefaultAspects'];
const OF_ROWS = [
  ...['aspectName', 'urn', 'urnLike', 'batchSize', 'start', 'limit', 'gePitEpochMs', 'lePitEpochMs'],
  'createDefaultAspects',
];

/** `restoreIndices` of the OpenAPI: answers the results alone. A caller without the privilege gets 403 and no text. */
@Controller('openapi/operations/elasticSearch/restoreIndices')
export class RestoreIndicesController {
  constructor(
    private readonly restores: RestoreIndicesService,
    private readonly access: OpenapiAccess,
    private readonly trail: AuditTrail,
  ) {}

  /** Restores the rows that the query asks for; all of them without `limit`. */
  @AuthorizedInside(API.restoreAny)
  @Get()
  async restoreRows(
    @Query() query: QueryParameters,
    @CurrentActor() actor: Actor,
    @Res({ passthrough: true }) reply: FastifyReply,
  ): Promise<readonly JsonObject[] | undefined> {
    warnOfUnknown('restoreIndices', Object.keys(query), OF_ROWS);
    const given = argumentsOf(query);
    if (given.urn !== undefined) checkUrn('urn', given.urn);
    if (await this.refuses(reply, actor, given.urn === undefined ? [] : [given.urn])) return undefined;
    return this.restore(given, actor);
  }

  /** Restores the urns of the body, each as a whole. */
  @AuthorizedInside(RESTORING_ENTITIES)
  @Post()
  @HttpCode(200)
  async restoreUrns(
    @Query() query: QueryParameters,
    @Body() body: unknown,
    @CurrentActor() actor: Actor,
    @Res({ passthrough: true }) reply: FastifyReply,
  ): Promise<readonly JsonObject[] | undefined> {
    warnOfUnknown('restoreIndices', Object.keys(query), OF_URNS);
    const urns = urnsOf(body);
    if (await this.refuses(reply, actor, urns)) return undefined;
    const given = {
      urns,
      aspectNames: listOf(query, 'aspectNames'),
      batchSize: integerOf(query, 'batchSize', CHUNK_OF_URNS),
      createDefaultAspects: flagOf(query, 'createDefaultAspects', false),
    };
    return this.restore(given, actor);
  }

  private async restore(given: RestoreArguments, actor: Actor): Promise<readonly JsonObject[] | undefined> {
    this.trail.operation(actor.urn, 'restoreIndices', { ...given });
    return (await this.restores.restore(given, actor.urn)).result;
  }

  private async refuses(reply: FastifyReply, actor: Actor, urns: readonly string[]): Promise<boolean> {
    for (const urn of urns.length === 0 ? [undefined] : urns) {
      const demand = urn === undefined ? API.restoreAny : API.restoreEach;
      if (await this.access.may(actor, demand, urn)) continue;
      void reply.status(403);
      this.trail.record({
        action: 'AccessDeniedEvent',
        actor: actor.urn,
        outcome: 'REFUSED',
        target: urn,
        operation: 'restoreIndices',
        detail: { anyOf: demand.anyOf, demand: demandText(demand) },
      });
      return true;
    }
    return false;
  }
}

function argumentsOf(query: QueryParameters): RestoreArguments {
  const until = givenText(query, 'lePitEpochMs');
  return {
    aspect: givenText(query, 'aspectName'),
    urn: givenText(query, 'urn'),
    urnLike: givenText(query, 'urnLike'),
    batchSize: integerOf(query, 'batchSize', CHUNK_OF_QUERY),
    start: integerOf(query, 'start', 0),
    limit: integerOf(query, 'limit', 0),
    gePitEpochMs: integerOf(query, 'gePitEpochMs', 0),
    lePitEpochMs: until === undefined ? undefined : integerOf(query, 'lePitEpochMs', 0),
    createDefaultAspects: flagOf(query, 'createDefaultAspects', false),
  };
}

function givenText(query: QueryParameters, name: string): string | undefined {
  const text = textOf(query, name);
  return text === '' ? undefined : text;
}

function urnsOf(body: unknown): readonly string[] {
  if (!Array.isArray(body) || body.some((urn) => typeof urn !== 'string')) {
    throw invalidArgument('The body must be a JSON array of urns.');
  }
  const urns = body as readonly string[];
  for (const urn of urns) checkUrn('urns', urn);
  return urns;
}
