import type { ProposalMessage } from './proposal-message.js';
import { traceIdOf } from './proposal-message.js';

/** Most proposals of one write. */
const MOST = 50;

/**
 * Proposals in their order that may be written in one transaction as if they were written one after the other: values
 * of different aspects of one entity, without conditions or traces of their own.
 */
export class ProposalGroup {
  readonly proposals: ProposalMessage[];
  private readonly aspects: Set<unknown>;

  constructor(private readonly first: ProposalMessage) {
    this.proposals = [first];
    this.aspects = new Set([first.aspectName]);
  }

  /** Whether others may be added. */
  get isOpen(): boolean {
    return this.proposals.length < MOST && isPlain(this.first);
  }

  /** Adds the next proposal if it may be written with those before it. Returns whether it does. */
  add(proposal: ProposalMessage): boolean {
    const fits =
      this.isOpen &&
      isPlain(proposal) &&
      proposal.entityUrn === this.first.entityUrn &&
      !this.aspects.has(proposal.aspectName);
    if (!fits) return false;
    this.aspects.add(proposal.aspectName);
    this.proposals.push(proposal);
    return true;
  }
}

function isPlain(proposal: ProposalMessage): boolean {
  const { entityUrn, changeType, headers } = proposal;
  const hasHeaders = headers != null && Object.keys(headers).length > 0;
  return typeof entityUrn === 'string' && changeType === 'UPSERT' && !hasHeaders && traceIdOf(proposal) === undefined;
}
