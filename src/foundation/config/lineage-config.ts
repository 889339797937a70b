import { boolean, integer } from './parsers.js';
import { required, type ValuesOf } from './variable.js';

const MAX_INTEGER = 2_147_483_647;
const MOST_SECONDS = 86_400;

/** How far lineage is followed. */
export const LINEAGE_VARIABLES = {
  ELASTICSEARCH_SEARCH_GRAPH_TIMEOUT_SECONDS: required({
    parser: integer(1, MOST_SECONDS),
    default: '50',
    description: 'How long a walk along lineage may take, in seconds.',
  }),
  ELASTICSEARCH_SEARCH_GRAPH_LINEAGE_MAX_HOPS: required({
    parser: integer(1, MAX_INTEGER),
    default: '20',
    description: 'Most hops of a walk with lineage flags: a limit per hop, or entities that are no hops.',
  }),
  ELASTICSEARCH_SEARCH_GRAPH_IMPACT_MAX_HOPS: required({
    parser: integer(1, MAX_INTEGER),
    default: '1000',
    description: 'Most hops of every other walk along lineage.',
  }),
  ELASTICSEARCH_SEARCH_GRAPH_IMPACT_MAX_RELATIONS: required({
    parser: integer(0, MAX_INTEGER),
    default: '40000',
    description: 'Most entities that a walk without lineage flags finds; 0 = all.',
  }),
  ELASTICSEARCH_SEARCH_GRAPH_IMPACT_PARTIAL_RESULTS: required({
    parser: boolean,
    default: 'true',
    description:
      'Whether a walk that comes to its limits answers what it has, marked as partial; false makes it an error.',
  }),
} as const;

/** Limits of walks along lineage. */
export interface LineageConfig {
  readonly timeoutMs: number;
  /** Of walks with lineage flags, which are for pictures, and of all others. */
  readonly maxHops: { readonly picture: number; readonly impact: number };
  /** Entities that a walk without lineage flags finds; 0 = all. */
  readonly maxEntities: number;
  /** Whether a walk that comes to its limits answers what it has. */
  readonly partialResults: boolean;
}

/** Reads the limits of walks along lineage. */
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
