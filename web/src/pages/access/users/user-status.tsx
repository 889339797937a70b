import type { ReactNode } from 'react';
import { Badge } from '../../../design/index.js';
import { texts } from '../../../texts.js';
import type { CorpUserStatus } from './users.generated.js';

/** Whether a user may use the service; users without a state may. */
export function UserStatus({ status }: { readonly status: CorpUserStatus | null }): ReactNode {
  const { active, suspended } = texts.access.users;
  return status === 'SUSPENDED' ? <Badge tone="alert">{suspended}</Badge> : <Badge tone="good">{active}</Badge>;
}
