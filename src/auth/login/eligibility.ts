import { Injectable } from '@nestjs/common';
import { valueIn } from '../../aspects/index.js';
import { AppConfig } from '../../foundation/config/index.js';
import { corpUserStatus, status } from '../../model/index.js';
import { RightsStore } from '../rights/rights-store.js';

/** Why a user may not log in. The names are DataHub's. */
export type LoginDenialReason =
  'HARD_DELETED' | 'SOFT_DELETED' | 'SUSPENDED' | 'NOT_PROVISIONED' | 'INVALID_CREDENTIALS';

const ASPECTS = ['corpUserKey', 'status', 'corpUserStatus', 'corpUserInfo'] as const;

/** Whether users may log in. Reads the database each time, so that changes take effect immediately everywhere. */
@Injectable()
export class Eligibility {
  constructor(
    private readonly store: RightsStore,
    private readonly config: AppConfig,
  ) {}

  /** Why a user may not log in; undefined if the user may. Throws `ENGINE_UNAVAILABLE`. */
  async denial(urn: string): Promise<LoginDenialReason | undefined> {
    const aspects = (await this.store.latest([urn], ASPECTS)).get(urn);
    const exists = aspects?.has('corpUserKey') === true;
    if (!exists && this.config.auth.enforceExistence) return 'HARD_DELETED';
    if (valueIn(aspects, status)?.removed === true) return 'SOFT_DELETED';
    const userStatus = valueIn(aspects, corpUserStatus);
    if (userStatus?.status === 'SUSPENDED') return 'SUSPENDED';
    return exists && userStatus === undefined && !aspects.has('corpUserInfo') ? 'NOT_PROVISIONED' : undefined;
  }
}
