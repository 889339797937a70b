import { boolean, integer } from './parsers.js';
import { required, type ValuesOf } from './variable.js';

const MAX_INTEGER = 2_147_483_647;
const MOST_SECONDS = 86_400;

/** Limits of lineage walks. */
export const LINEAGE_VARIABLES = {
  ELASTICSEARCH_SEARCH_GRAPH_TIMEOUT_SECONDS: required({
    parser: integer(1, MOST_SECONDS),
    default: '50',
    description: 'Time limit of a lineage walk in seconds.',
  }),
  ELASTICSEARCH_SEARCH_GRAPH_LINEAGE_MAX_HOPS: required({
    parser: integer(1, MAX_INTEGER),
    default: '20',
    description:
      'Maximum number of hops of a walk with lineage flags: a limit per hop, or entities that do not count as hops.',
  }),
  ELASTICSEARCH_SEARCH_GRAPH_IMPACT_MAX_HOPS: required({
    parser: integer(1, MAX_INTEGER),
    default: '1000',
    description: 'Maximum number of hops of all other lineage walks.',
  }),
  ELASTICSEARCH_SEARCH_GRAPH_IMPACT_MAX_RELATIONS: required({
    parser: integer(0, MAX_INTEGER),
    default: '40000',
    description: 'Maximum number of entities that a walk without lineage flags returns; 0 = no limit.',
  }),
  ELASTICSEARCH_SEARCH_GRAPH_IMPACT_PARTIAL_RESULTS: required({
    parser: boolean,
    default: 'true',
    description: 'Whether a walk that reaches its limits returns partial results, marked as such; if false, it fails.',
  }),
} as const;

/** Limits of lineage walks. */
export interface LineageConfig {
  readonly timeoutMs: number;
  /** Maximum number of hops of walks with lineage flags, which draw pictures, and of all others. */
  readonly maxHops: { readonly picture: number; readonly impact: number };
  /** Maximum number of entities that a walk without lineage flags returns; 0 = no limit. */
  readonly maxEntities: number;
  /** Whether a walk that reaches its limits returns partial results. */
  readonly partialResults: boolean;
}

/** Reads the limits of lineage walks. */
export function lineageConfig(values: ValuesOf<typeof LINEAGE_VARIABLES>): LineageConfig {
  return {
    timeoutMs: values.ELASTICSEARCH_SEARCH_GRAPH_TIMEOUT_SECONDS * 1000,
    maxHops: {
      picture: values.ELASTICSEARCH_SEARCH_GRAPH_LINEAGE_MAX_HOPS,
      impact: values.ELASTICSEARCH_SEARCH_GRAPH_IMPACT_MAX_HOPS,
    },
    maxEntities: values.ELASTICSEARCH_SEARCH_GRAPH_IMPACT_MAX_RELATIONS,
    partialResults: values.ELASTICSEARCH_SEARCH_GRAPH_IMPACT_PARTIAL_RESULTS,
  };
}
