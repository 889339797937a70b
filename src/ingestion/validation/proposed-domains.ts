import type { RuleContext } from '../../aspects/index.js';
import type { ResourceDomains } from '../resource.js';
import { changeOf } from './change-of.js';
import { textsAt } from './json-access.js';

/** The domains that the batch gives to an entity without domains; undefined when the stored ones count. */
export function proposedDomains(context: RuleContext, urn: string): ResourceDomains {
  const written = changeOf(context, urn, 'domains');
  const counts = written?.value !== undefined && written.previous === undefined;
  return counts ? { proposedDomains: textsAt(written.value, 'domains') } : {};
}
