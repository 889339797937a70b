import { Injectable, Logger } from '@nestjs/common';
import { type AspectRecord, AspectScanner } from '../../aspects/index.js';
import { TokenService } from '../../auth/index.js';
import { type Editor, idOfUrn } from '../../entities/index.js';

const FILTER = { urnLike: 'urn:li:dataHubAccessToken:%', aspects: ['dataHubAccessTokenInfo'] } as const;

/** Rows read in one statement. */
const PAGE = 1_000;

/** The access tokens that act as a user. */
@Injectable()
export class UserTokens {
  private readonly logger = new Logger(UserTokens.name);

  constructor(
    private readonly scanner: AspectScanner,
    private readonly tokens: TokenService,
  ) {}

  /**
   * Revokes every token of a user who was deleted, also one that no search shows yet, so that none comes back to life
   * with a user of the same name. Never throws: what is left over is logged.
   */
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
    for (let last: AspectRecord | undefined; ;) {
      const after = last === undefined ? {} : { after: { urn: last.urn, aspectName: last.aspect } };
      const rows = await this.scanner.page({ filter: FILTER, ...after }, PAGE);
      const own = rows.filter(({ record }) => record.value['actorUrn'] === urn);
      found.push(...own.map(({ record }) => record.urn));
      last = rows.at(-1)?.record;
      if (rows.length < PAGE) return found;
    }
  }
}
