import type { ChangeProposal, RuleContext, SystemMetadata } from '../../aspects/index.js';
import { RIGHTS_ASPECTS } from '../../auth/index.js';

const APP_SOURCE = 'appSource';
const SYSTEM_UPDATE = 'systemUpdate';

/**
 * Whether the service itself makes this write: rules for callers do not apply to it. Writes on behalf of a user are
 * still judged where rights are derived from them. The mark never comes from callers, see `withoutAppSource`.
 */
export function isTrusted({ systemMetadata, aspectName }: ChangeProposal, { write }: RuleContext): boolean {
  if (write.onBehalfOf !== undefined && Object.hasOwn(RIGHTS_ASPECTS, aspectName)) return false;
  return write.source === 'SYSTEM' || systemMetadata?.properties?.[APP_SOURCE] === SYSTEM_UPDATE;
}

/** System metadata for a proposal that the service makes because of `cause`. */
export function systemUpdateMetadata({ systemMetadata }: ChangeProposal): SystemMetadata {
  const { lastObserved, runId, pipelineName } = systemMetadata ?? {};
  return {
    ...(lastObserved === undefined ? {} : { lastObserved }),
    ...(runId === undefined ? {} : { runId }),
    ...(pipelineName === undefined ? {} : { pipelineName }),
    properties: { [APP_SOURCE]: SYSTEM_UPDATE },
  };
}

/** The proposal without the mark that only the service may set. */
export function withoutAppSource(proposal: ChangeProposal): ChangeProposal {
  const properties = proposal.systemMetadata?.properties;
  if (properties?.[APP_SOURCE] !== SYSTEM_UPDATE) return proposal;
  const { [APP_SOURCE]: _mark, ...kept } = properties;
  return { ...proposal, systemMetadata: { ...proposal.systemMetadata, properties: kept } };
}
