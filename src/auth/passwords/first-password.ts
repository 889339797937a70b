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
   * Gives the root user the password ADMIN_PASSWORD, when one is configured and the root user has none yet. Its text is
   * neither kept nor logged.
   */
  async ensure(): Promise<void> {
    const { adminPassword } = this.config.logIn;
    if (adminPassword !== undefined) await this.passwords.addFirst(ROOT_USER_URN, adminPassword);
  }
}
