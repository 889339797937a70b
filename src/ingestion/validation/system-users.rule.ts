import type { WriteRule } from '../../aspects/index.js';
import { valueAt } from './json-access.js';
import { invalid } from './rule-failure.js';

/** Users that the service needs cannot be deleted. */
export const SYSTEM_USERS: WriteRule = {
  aspects: ['corpUserKey', 'corpUserInfo'],
  async check(planned, context) {
    if (planned.value !== undefined || planned.previous === undefined) return;
    const info = await context.read(planned.proposal.urn, 'corpUserInfo');
    if (valueAt(info?.value, 'system') === true)
      throw invalid(planned, `System users can not be deleted: ${planned.proposal.urn}`);
  },
};
