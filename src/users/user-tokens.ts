import { Injectable, Logger } from '@nestjs/common';
import { SYSTEM_ACTOR, TokenService } from '../auth/index.js';
import { type Editor, idOfUrn } from '../entities/index.js';
import { SearchService } from '../search/index.js';

/** Tokens read at once. */
const PAGE = 1_000;

/** The access tokens that act as a user. */
@Injectable()
export class UserTokens {
  private readonly logger = new Logger(UserTokens.name);

  constructor(
    private readonly search: SearchService,
    private readonly tokens: TokenService,
  ) {}

  /** Revokes every token of a user who was deleted, so that none comes back to life with a user of the same name. Never throws: what is left over is logged. */
  async revokeAll(urn: string, { actor }: Editor): Promise<void> {
    try {
      for (const token of await this.of(urn)) await this.tokens.revoke(idOfUrn(token), actor.urn);
    } catch (error) {
      const reason = error instanceof Error ? error.message : String(error);
      this.logger.error(`${urn} was deleted, but access tokens of it stay: ${reason}`);
    }
  }

  private async of(urn: string): Promise<readonly string[]> {
    const found: string[] = [];
    let scrollId: string | undefined;
    do {
      const page = await this.search.scroll({
        viewer: SYSTEM_ACTOR,
        entityTypes: ['dataHubAccessToken'],
        baseCriteria: [[{ field: 'actorUrn', values: [urn] }]],
        count: PAGE,
        scrollId,
        flags: { skipAggregates: true, skipHighlighting: true },
      });
      found.push(...page.entities.map((entity) => entity.urn));
      scrollId = page.nextScrollId;
    } while (scrollId !== undefined);
    return found;
  }
}
