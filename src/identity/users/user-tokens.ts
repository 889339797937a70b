import { Injectable, Logger } from '@nestjs/common';
import { type AspectRecord, AspectScanner, valueAs } from '../../aspects/index.js';
import { TokenService } from '../../auth/index.js';
import { given } from '../../foundation/common/given.js';
import { messageOf } from '../../foundation/common/message-of.js';
import { type Editor, idOfUrn } from '../../entities/index.js';
import { dataHubAccessTokenInfo } from '../../model/index.js';

const FILTER = { urnLike: 'urn:li:dataHubAccessToken:%', aspects: [dataHubAccessTokenInfo.name] } as const;

/** Number of rows to read in one statement. */
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
   * Revokes all tokens of a deleted user, including tokens that the search index does not contain yet, so that no token
   * becomes valid again when a user with the same name is created. Never throws: failures are logged.
   */
  async revokeAll(urn: string, { actor }: Editor): Promise<void> {
    try {
      for (const token of await this.of(urn)) await this.tokens.revoke(idOfUrn(token), actor.urn);
    } catch (error) {
      const reason = messageOf(error);
      this.logger.error(`${urn} was deleted, but not all of its access tokens were revoked: ${reason}`);
    }
  }

  private async of(urn: string): Promise<readonly string[]> {
    const found: string[] = [];
    for (let last: AspectRecord | undefined; ;) {
      const after = last && { urn: last.urn, aspectName: last.aspect };
      const rows = await this.scanner.page({ filter: FILTER, ...given({ after }) }, PAGE);
      const own = rows.filter(({ record }) => valueAs(record, dataHubAccessTokenInfo).actorUrn === urn);
      found.push(...own.map(({ record }) => record.urn));
      last = rows.at(-1)?.record;
      if (rows.length < PAGE) return found;
    }
  }
}
