import { Body, Controller, Delete, HttpCode, Param, Post, Query, UseInterceptors } from '@nestjs/common';
import { type Actor, AuthorizedInside, CurrentActor } from '../../../auth/index.js';
import { invalidArgument } from '../../../foundation/common/errors.js';
import { isJsonObject, type JsonValue } from '../../../foundation/common/json.js';
import type { IngestOptions } from '../../../ingestion/index.js';
import { LINKING_VERSIONS, type VersionLabel, VersionsService } from '../../../catalog/index.js';
import { RequestIngestOptions } from '../caller.decorator.js';
import { flagOf, type Query as QueryParameters } from '../query.js';
import { TraceInterceptor } from '../trace.interceptor.js';
import { EntityReader } from './entity-reader.js';
import { type EntityView, writtenEntities } from './entity-view.js';

/** Links of entities to version sets. */
@Controller('openapi/v3/entity/versioning/:versionSetUrn/relationship/versionOf/:entityUrn')
@UseInterceptors(TraceInterceptor)
export class VersioningController {
  constructor(
    private readonly versions: VersionsService,
    private readonly reader: EntityReader,
  ) {}

  /** Makes the entity the latest version of the set. Answers what was written. */
  @AuthorizedInside(LINKING_VERSIONS)
  @Post()
  @HttpCode(200)
  async link(
    @Param('versionSetUrn') versionSetUrn: string,
    @Param('entityUrn') entityUrn: string,
    @Query() query: QueryParameters,
    @Body() body: unknown,
    @CurrentActor() actor: Actor,
    @RequestIngestOptions() options: IngestOptions,
  ): Promise<readonly EntityView[]> {
    const granted = { ...options, authorize: false };
    const written = await this.versions.link(versionSetUrn, entityUrn, labelOf(body), actor, granted);
    return writtenEntities(written, this.reader.withDefaults, flagOf(query, 'systemMetadata', false));
  }

  /** Takes the entity out of the set. Answers the urns of which aspects were removed. */
  @AuthorizedInside(LINKING_VERSIONS)
  @Delete()
  @HttpCode(200)
  async unlink(
    @Param('versionSetUrn') versionSetUrn: string,
    @Param('entityUrn') entityUrn: string,
    @CurrentActor() actor: Actor,
    @RequestIngestOptions() options: IngestOptions,
  ): Promise<readonly { readonly urn: string }[]> {
    const isUnlinked = await this.versions.unlink(versionSetUrn, entityUrn, actor, { ...options, authorize: false });
    return isUnlinked ? [{ urn: entityUrn }] : [];
  }
}

function labelOf(body: unknown): VersionLabel {
  const { version, comment, sourceCreationTimestamp, sourceCreator } = isJsonObject(body) ? body : {};
  if (typeof version !== 'string' || version.trim() === '')
    throw invalidArgument('The member "version" is required: what people call the version.');
  return {
    version,
    comment: textOf('comment', comment),
    sourceTimestamp: timeOf(sourceCreationTimestamp),
    sourceCreator: textOf('sourceCreator', sourceCreator),
  };
}

function textOf(name: string, value: JsonValue | undefined): string | undefined {
  if (value === undefined || value === null) return undefined;
  if (typeof value === 'string') return value;
  throw invalidArgument(`The member "${name}" must be a string.`);
}

function timeOf(value: JsonValue | undefined): number | undefined {
  if (value === undefined || value === null) return undefined;
  if (typeof value === 'number' && Number.isSafeInteger(value)) return value;
  throw invalidArgument('The member "sourceCreationTimestamp" must be a time in milliseconds.');
}
