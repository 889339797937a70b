import type { Actor } from '../../auth/index.js';
import { defined } from '../../foundation/common/given.js';
import type { IngestOptions } from '../../ingestion/index.js';

/** The actor who makes an edit, and the request that the edit comes from. */
export interface Editor {
  readonly actor: Actor;
  readonly sourceIp?: string;
  readonly traceId?: string;
  readonly awaitsSearch?: boolean;
}

/** Returns the ingestion options for changes by an editor, except `authorize`. */
export function editorOptions({ sourceIp, traceId, awaitsSearch }: Editor): Omit<IngestOptions, 'authorize'> {
  return {
    source: 'GRAPHQL',
    searchTiming: awaitsSearch === true ? 'answered' : 'prompt',
    ...defined({ sourceIp, traceId }),
  };
}
