import { Controller, Get, Param, Query } from '@nestjs/common';
import { type Actor, API, AuthorizedInside, CurrentActor, READING_TIMELINE } from '../../../auth/index.js';
import { invalidArgument } from '../../../foundation/common/errors.js';
import { Urn } from '../../../foundation/common/urn.js';
import { changeCategory, type ChangeTransaction, type TimelineQuery, TimelineService } from '../../../catalog/index.js';
import { OpenapiAccess } from '../openapi-access.js';
import { flagOf, integerOf, listOf, type Query as QueryParameters } from '../query.js';

/** How an entity changed over time. */
@Controller(['openapi/v2/timeline/v1', 'openapi/timeline/v1'])
export class TimelineController {
  constructor(
    private readonly timelines: TimelineService,
    private readonly access: OpenapiAccess,
  ) {}

  /** The changes of one entity, or of all versions in its version set, the earliest first. */
  @AuthorizedInside(READING_TIMELINE)
  @Get(':urn')
  async timeline(
    @Param('urn') text: string,
    @Query() query: QueryParameters,
    @CurrentActor() actor: Actor,
  ): Promise<readonly ChangeTransaction[]> {
    const urn = Urn.parse(text).toString();
    await this.requireRight(actor, urn);
    const wanted = wantedOf(query);
    if (wanted.categories.includes('RUN')) await this.access.require(actor, API.readSeries, [urn]);
    if (!flagOf(query, 'includeVersionSet', false)) return this.timelines.transactions({ ...wanted, urn });
    return this.timelines.merged(await this.readableVersions(actor, urn), wanted);
  }

  private async requireRight(actor: Actor, urn: string): Promise<void> {
    const refusal = `${actor.urn} is unauthorized to get the timeline of ${urn}.`;
    await this.access.requireDemand(actor, API.readTimeline, refusal, urn);
  }

  private async readableVersions(actor: Actor, urn: string): Promise<readonly string[]> {
    const { urns } = await this.timelines.versionsOf(urn);
    const readable: string[] = [];
    for (const version of urns) {
      if (await this.access.may(actor, API.readVersions, version)) readable.push(version);
    }
    return readable;
  }
}

function wantedOf(query: QueryParameters): Omit<TimelineQuery, 'urn'> {
  const names = listOf(query, 'categories') ?? [];
  if (names.length === 0) throw invalidArgument('The query parameter "categories" is required: a comma list.');
  const startTime = integerOf(query, 'startTime', -1);
  const endTime = integerOf(query, 'endTime', 0);
  return {
    categories: names.map(changeCategory),
    ...(startTime >= 0 && { startTime }),
    ...(endTime > 0 && { endTime }),
    raw: flagOf(query, 'raw', false),
  };
}
