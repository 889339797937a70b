import type { Actor } from '../../auth/index.js';

/** Message for actors who may not operate the service. */
export const systemRefusal = ({ urn }: Actor): string => `${urn} is not authorized for system operations.`;
