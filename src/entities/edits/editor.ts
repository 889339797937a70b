import type { Actor } from '../../auth/index.js';
import { defined } from '../../foundation/common/given.js';
import type { IngestOptions } from '../../ingestion/index.js';

/** Who edits: what the request's context knows of the caller. */
export interface Editor {
  readonly actor: Actor;
  readonly sourceIp?: string;
  readonly traceId?: string;
  readonly awaitsSearch?: boolean;
}

/** How the changes of an editor are ingested, but for the question whether each needs a privilege. */
export function editorOptions({ sourceIp, traceId, awaitsSearch }: Editor): Omit<IngestOptions, 'authorize'> {
  return {
    source: 'GRAPHQL',
    searchTiming: awaitsSearch === true ? 'answered' : 'prompt',
    ...defined({ sourceIp, traceId }),
  };
}
