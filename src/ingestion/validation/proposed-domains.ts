import type { RuleContext } from '../../aspects/index.js';
import type { ResourceDomains } from '../resource.js';
import { textsAt } from './json-access.js';

/** The domains that the batch gives to an entity without domains; undefined when the stored ones count. */
export function proposedDomains(context: RuleContext, urn: string): ResourceDomains {
  const written = context.changesOf(urn).find(({ aspect }) => aspect.name === 'domains');
  const counts = written?.value !== undefined && written.previous === undefined;
  return counts ? { proposedDomains: textsAt(written.value, 'domains') } : {};
}
