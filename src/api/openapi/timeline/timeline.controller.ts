import { Controller } from '@nestjs/common';
import { type Actor, API } from '../../../auth/index.js';
import { type ChangeTransaction, type TimelineQuery, TimelineService } from '../../../catalog/index.js';
import { OpenapiAccess } from '../openapi-access.js';
import type { Caller } from '../operation/caller.js';
import { Operation } from '../operation/operation.decorator.js';
import type { InputOf } from '../operation/operation.js';
import { TIMELINE } from './timeline.operations.js';

/** The history of an entity. */
@Controller()
export class TimelineController {
  constructor(
    private readonly timelines: TimelineService,
    private readonly access: OpenapiAccess,
  ) {}

  /** The changes of one entity, or of all versions in its version set, earliest first. */
  @Operation(TIMELINE.read)
  async timeline(input: InputOf<typeof TIMELINE.read>, { actor }: Caller): Promise<readonly ChangeTransaction[]> {
    const { urn } = input;
    await this.requireRight(actor, urn);
    const wanted = wantedIn(input);
    if (wanted.categories.includes('RUN')) await this.access.require(actor, API.readSeries, [urn]);
    if (!input.includeVersionSet) return this.timelines.transactions({ ...wanted, urn });
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

function wantedIn({ categories, startTime, endTime, raw }: InputOf<typeof TIMELINE.read>): Omit<TimelineQuery, 'urn'> {
  return {
    categories,
    ...(startTime >= 0 && { startTime }),
    ...(endTime > 0 && { endTime }),
    raw,
  };
}
