import { flag, number, optional, text, type ValuesOf } from '../protocol/parameters.js';

/** Parameters of `restoreIndices`: DataHub's, then the service's own. */
export const RESTORE_PARAMETERS = {
  aspect: optional(text()),
  urn: optional(text()),
  urnLike: optional(text()),
  start: optional(number()),
  batchSize: optional(number()),
  limit: optional(number()),
  gePitEpochMs: optional(number()),
  lePitEpochMs: optional(number()),
  createDefaultAspects: optional(flag()),
  lastUrn: optional(text()),
  lastAspect: optional(text()),
  clean: optional(flag()),
  async: optional(flag()),
};

/** Their values. */
export type RestoreParameters = ValuesOf<typeof RESTORE_PARAMETERS>;

/** The action in the refusal message. */
export const RESTORING = 'restore indices.';
