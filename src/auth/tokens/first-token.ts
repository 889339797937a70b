import { join } from 'node:path';
import { Injectable, Logger } from '@nestjs/common';
import { AppConfig, type Concern, isEmbedded } from '../../foundation/config/index.js';
import { OneProcess, Workers } from '../../foundation/workers/index.js';
import { ROOT_USER_URN } from '../actor.js';
import { TokenSecrets } from './token-secrets.js';
import { type TokenRequest, TokenService } from './token.service.js';
import { TokenStore } from './token-store.js';
import { replacePrivateFile } from '../../foundation/common/private-file.js';

/** Name of the file in DATA_DIR with the first token. */
const FILE_NAME = 'admin-token';

const FIRST_TOKEN: TokenRequest = {
  actorUrn: ROOT_USER_URN,
  ownerUrn: ROOT_USER_URN,
  type: 'PERSONAL',
  durationMs: undefined,
  name: 'First token',
  description: 'Created at the first start of this installation. Revoke it once you can log in another way.',
};

/** The first access to a new installation. */
@Injectable()
export class FirstToken {
  private readonly logger = new Logger(FirstToken.name);

  constructor(
    private readonly tokens: TokenService,
    private readonly store: TokenStore,
    private readonly secrets: TokenSecrets,
    private readonly config: AppConfig,
    private readonly workers: Workers = new OneProcess(),
  ) {}

  /**
   * Writes a token of the root user that never expires to DATA_DIR/admin-token (mode 0600), if no token is stored yet.
   * The file is written first: where a start ends in between, the next one writes another token. Does nothing if
   * ADMIN_TOKEN is configured: that text is itself a bearer token of the root user.
   */
  async ensure(): Promise<void> {
    const { concern } = this;
    if (concern !== undefined && this.workers.isFirst) this.logger.warn(`${concern.text} ${concern.nextStep}`);
    if (this.config.auth.adminToken !== undefined || !(await this.store.isEmpty())) return;
    const path = join(this.config.dataDir, FILE_NAME);
    await this.tokens.mint(FIRST_TOKEN, (token) => replacePrivateFile(path, `${token}\n`));
    this.logger.log(`The token of the root user is in ${path}`);
  }

  /** The concern that other replicas lack the secrets of tokens; undefined if they cannot or need not lack them. */
  get concern(): Concern | undefined {
    if (!this.secrets.areOwn || isEmbedded(this.config.database)) return undefined;
    return {
      code: 'OWN_TOKEN_SECRETS',
      text: 'Access tokens are signed with secrets that only this replica has.',
      nextStep:
        'Set DATAHUB_TOKEN_SERVICE_SIGNING_KEY and DATAHUB_TOKEN_SERVICE_SALT on every replica to the values in DATA_DIR/signing-key.',
    };
  }
}
