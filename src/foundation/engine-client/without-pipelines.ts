import type { JsonObject } from '../common/json.js';

/**
 * Settings of each index that the service creates: documents are stored as they are. An index template of the server,
 * such as one for every index, would otherwise add pipelines that change or refuse them.
 */
export const WITHOUT_PIPELINES: JsonObject = { default_pipeline: '_none', final_pipeline: '_none' };
