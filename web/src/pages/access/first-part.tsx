import type { ReactNode } from 'react';
import { Redirect } from 'wouter';
import { useSession } from '../../api/session-context.js';
import { allowedParts } from './parts.js';

/** Leads to the first page of the group that the user may open. */
export function FirstPart(): ReactNode {
  const [first] = allowedParts(useSession());
  return first === undefined ? null : <Redirect to={`/access/${first.id}`} replace />;
}
