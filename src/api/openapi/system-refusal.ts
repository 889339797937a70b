import type { Actor } from '../../auth/index.js';

/** The text with which those are refused who may not operate the service. */
export const systemRefusal = ({ urn }: Actor): string => `${urn} is not authorized for system operations.`;
