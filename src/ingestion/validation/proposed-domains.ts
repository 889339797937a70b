import type { RuleContext } from '../../aspects/index.js';
import type { ResourceDomains } from '../resource.js';
import { textsAt } from './json-access.js';

/** The domains that the batch gives to an entity without domains; undefined when the stored ones count. */
export function proposedDomains({ batch }: RuleContext, urn: string): ResourceDomains {
  const written = batch.find(({ proposal, aspect }) => aspect.name === 'domains' && proposal.urn === urn);
  const counts = written?.value !== undefined && written.previous === undefined;
  return counts ? { proposedDomains: textsAt(written.value, 'domains') } : {};
}
