import { Injectable } from '@nestjs/common';
import { AppConfig } from '../../foundation/config/index.js';
import { ROOT_USER_URN } from '../actor.js';
import { PasswordService } from './password.service.js';

/** The first password of a new installation. */
@Injectable()
export class FirstPassword {
  constructor(
    private readonly passwords: PasswordService,
    private readonly config: AppConfig,
  ) {}

  /**
   * Sets the root user's password to ADMIN_PASSWORD, if it is configured and the root user has none yet. The password
   * is neither stored in plain text nor logged.
   */
  async ensure(): Promise<void> {
    const { adminPassword } = this.config.logIn;
    if (adminPassword !== undefined) await this.passwords.addFirst(ROOT_USER_URN, adminPassword);
  }
}
