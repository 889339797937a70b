import { boolean, integer, list, origins } from './parsers.js';
import { trustedProxies } from './trusted-proxies.js';
import { optional, required, type Variable, type VariableWithDefault } from './variable.js';

const MAX_INTEGER = 2_147_483_647;

/** Limits and time limits of the HTTP server, and trusted proxies. */
export const HTTP_LIMIT_VARIABLES = {
  AUTH_BODY_LIMIT_BYTES: required({
    parser: integer(1024, MAX_INTEGER),
    default: '65536',
    description: 'Maximum size of a log-in request body in bytes.',
  }),
  HTTP_JSON_VALUES_LIMIT: required({
    parser: integer(1000, MAX_INTEGER),
    default: '2000000',
    description:
      'Maximum number of objects, lists, commas and colons in the JSON of one request; an integer beyond 2^53 counts as 20. More are refused with 400 before parsing.',
  }),
  REST_ITEMS_LIMIT: required({
    parser: integer(200, 1_000_000),
    default: '10000',
    description:
      'Maximum number of items (urns, entities, proposals, aspect names) in the lists of one rest.li or OpenAPI request; more are refused with 400.',
  }),
  HTTP_HEADER_LIMIT_BYTES: required({
    parser: integer(1024, MAX_INTEGER),
    default: '32768',
    description: 'Maximum total size of request headers in bytes; larger ones are refused with 431.',
  }),
  HTTP_HEADERS_TIMEOUT_MS: required({
    parser: integer(1000, MAX_INTEGER),
    default: '20000',
    description: 'How long a client may take to send the headers of a request before it is refused with 408.',
  }),
  HTTP_REQUEST_TIMEOUT_MS: required({
    parser: integer(1000, MAX_INTEGER),
    default: '300000',
    description: 'How long a client may take to send a whole request before it is refused with 408.',
  }),
  HTTP_KEEP_ALIVE_TIMEOUT_MS: required({
    parser: integer(0, MAX_INTEGER),
    default: '72000',
    description: 'How long a connection may be idle between requests; should be longer than the load balancer’s limit.',
  }),
  HTTP_STALL_TIMEOUT_MS: required({
    parser: integer(1000, MAX_INTEGER),
    default: '60000',
    description: 'How long a client may read nothing of a response that is being sent before its connection is closed.',
  }),
  DATAHUB_GMS_ASYNC_REQUEST_TIMEOUT_MS: required({
    parser: integer(0, MAX_INTEGER),
    default: '55000',
    description:
      'How long a request may take until its response begins, before it is 503, and how long a client may take nothing of a response before it is cut off; 0 = no limit. Operations never have a limit.',
  }),
  HTTP_COMPRESSION_MIN_BYTES: required({
    parser: integer(0, MAX_INTEGER),
    default: '14600',
    description:
      'Shortest answer in bytes that is compressed for clients that accept gzip; 0 = none is. TCP sends the first 14,600 bytes in one round trip anyway.',
  }),
  TRUST_PROXY: required({
    parser: trustedProxies,
    default: 'false',
    description: 'Proxies whose X-Forwarded-* headers are trusted.',
  }),
  CORS_ALLOWED_ORIGINS: optional({
    parser: origins,
    defaultNote: 'none',
    description: 'Origins, separated by commas, whose pages may call the APIs with a token; cookies are never allowed.',
  }),
} as const;

/** Shutdown of the service. */
export const STOP_VARIABLES = {
  STOP_DELAY_MS: required({
    parser: integer(0, 600_000),
    default: '0',
    description:
      'How long requests are served after the stop signal, while /health/ready is already false, so that load balancers can switch to other replicas.',
  }),
  STOP_TIMEOUT_MS: required({
    parser: integer(0, 600_000),
    default: '20000',
    description: 'How long requests in progress may take after that before they are refused with 503.',
  }),
} as const;

/** Limits of one GraphQL request, in addition to depth and complexity. */
export const GRAPHQL_LIMIT_VARIABLES = {
  GRAPHQL_BODY_LIMIT_BYTES: required({
    parser: integer(1024, MAX_INTEGER),
    default: '8388608',
    description: 'Maximum size of a GraphQL request body in bytes, including variables.',
  }),
  GRAPHQL_QUERY_FIELD_LIMIT: required({
    parser: integer(1, MAX_INTEGER),
    default: '1000000',
    description: 'Maximum number of fields in a query after its fragments are expanded wherever they are used.',
  }),
  GRAPHQL_QUERY_OPERATION_LIMIT: required({
    parser: integer(1, MAX_INTEGER),
    default: '50',
    description: 'Maximum number of operations in one query text, of which a request runs one.',
  }),
  GRAPHQL_QUERY_ROOT_FIELD_LIMIT: required({
    parser: integer(1, MAX_INTEGER),
    default: '50',
    description: 'Maximum number of times an operation may select the same root field.',
  }),
  GRAPHQL_QUERY_PAGE_SIZE_LIMIT: required({
    parser: integer(1, 10_000),
    default: '10000',
    description: 'Maximum page size of a list; a larger request gets 5,000 items, or this many if that is less.',
  }),
  GRAPHQL_QUERY_MAX_PARENT_DEPTH: required({
    parser: integer(1, 1000),
    default: '50',
    description: 'Maximum number of parent levels that are followed upwards.',
  }),
  GRAPHQL_QUERY_MAX_VISITED_URNS: required({
    parser: integer(1, MAX_INTEGER),
    default: '20000',
    description: 'Maximum number of entities that relationships visit in one request; further ones are returned empty.',
  }),
  GRAPHQL_QUERY_WORK_LIMIT: required({
    parser: integer(1, MAX_INTEGER),
    default: '1000000',
    description:
      'Maximum work of one request: a field or a list item costs 1, an aspect 10, a page of a list 30 plus its size, a search 1000 plus 10 for each hit on its page, the schema 100000 plus its fields.',
  }),
  GRAPHQL_MUTATION_ITEMS_LIMIT: required({
    parser: integer(200, 1_000_000),
    default: '10000',
    description:
      'Maximum number of items (urns, resources, members, edges) in the lists of the variables of one mutation; more are refused before anything is written.',
  }),
  GRAPHQL_ANSWER_LENGTH_LIMIT: required({
    parser: integer(1024, MAX_INTEGER),
    default: '50000000',
    description: 'Maximum length of a GraphQL response in characters.',
  }),
} as const;

/** Limits and time limit of one search. */
export const SEARCH_LIMIT_VARIABLES = {
  SEARCH_TIMEOUT_MS: required({
    parser: integer(100, 600_000),
    default: '10000',
    description: 'How long a search may take, including waiting, before it is cancelled with 504.',
  }),
  SEARCH_READER_THREADS: optional({
    parser: integer(1, 16),
    defaultNote: 'one per core, 2 to 4',
    description:
      'Maximum number of threads that read the embedded search index; all except the first are started when searches take long.',
  }),
  SEARCH_ALTERNATIVES_LIMIT: required({
    parser: integer(1, 100_000),
    default: '1000',
    description: 'Maximum number of alternatives (orFilters) in one search, multiplied by those of a view.',
  }),
  SEARCH_CRITERIA_LIMIT: required({
    parser: integer(1, 1_000_000),
    default: '10000',
    description: 'Maximum number of conditions in all alternatives of one search.',
  }),
  SEARCH_VALUES_LIMIT: required({
    parser: integer(1, 1_000_000),
    default: '65536',
    description: 'Maximum number of values in all conditions of one search.',
  }),
  SEARCH_TERMS_LIMIT: required({
    parser: integer(1, 500),
    default: '128',
    description: 'Maximum number of words in one search text.',
  }),
} as const;

/** Limits on written data. */
export const WRITE_LIMIT_VARIABLES = {
  DATAHUB_VALIDATION_ASPECT_SIZE_POST_PATCH_MAX_SIZE_BYTES: required({
    parser: integer(1024, MAX_INTEGER),
    default: '16000000',
    description: 'Maximum size of an aspect’s value as JSON in bytes, also after a patch; larger ones are refused.',
  }),
  STRICT_ASPECTS: required({
    parser: boolean,
    default: 'false',
    description:
      'Whether a value with a field that the model lacks is refused; otherwise the field is dropped, with a warning in the response.',
  }),
  PATCH_OPERATION_LIMIT: required({
    parser: integer(1, MAX_INTEGER),
    default: '20000',
    description: 'Maximum number of operations in one patch.',
  }),
  PATCH_COPY_LIMIT_BYTES: required({
    parser: integer(1024, MAX_INTEGER),
    default: '1048576',
    description:
      'Maximum total number of characters that the patches of one request copy, move and compare inside aspects.',
  }),
} as const;

const count = (fallback: string, description: string): VariableWithDefault<number> =>
  required({ parser: integer(1, MAX_INTEGER), default: fallback, description });

const refill = (who: string): Variable<number> =>
  optional({
    parser: integer(1, MAX_INTEGER),
    defaultNote: 'the capacity',
    description: `Requests of ${who} in each period.`,
  });

const capacity = (fallback: string, who: string): VariableWithDefault<number> =>
  count(fallback, `Maximum number of requests of ${who} in one burst.`);

const period = (who: string): VariableWithDefault<number> => count('60', `Length of the period for ${who} in seconds.`);

/** Rate limits; DataHub's scoped limits, counted by each process separately. */
export const RATE_LIMIT_VARIABLES = {
  RATE_LIMITS_ENABLED: required({
    parser: boolean,
    default: 'false',
    description: 'Whether rate limits are enabled; also requires RATE_LIMITS_SCOPED_ENABLED.',
  }),
  RATE_LIMITS_SCOPED_ENABLED: required({
    parser: boolean,
    default: 'false',
    description: 'Whether requests are limited per user, then per class of clients, then in total.',
  }),
  RATE_LIMITS_CLIENT_CLASS_ENABLED: required({
    parser: boolean,
    default: 'false',
    description: 'Whether browsers (X-DataHub-Request-Source: BROWSER) and programs have separate limits.',
  }),
  RATE_LIMITS_MIN_RETRY_AFTER: required({
    parser: integer(1, 86_400),
    default: '60',
    description: 'Minimum value of Retry-After for a refused client, in seconds.',
  }),
  RATE_LIMITS_RETRY_AFTER_JITTER_PERCENT: required({
    parser: integer(0, 100),
    default: '10',
    description: 'Jitter of Retry-After in percent, so that clients do not return at the same time.',
  }),
  RATE_LIMITS_EXCLUDED_PATHS: required({
    parser: list,
    default:
      '/health,/health/live,/health/ready,/check/ready,/up,/admin,/actuator/prometheus,/openapi/v1/rate-limits/**',
    description: 'Paths without limits, separated by commas; "/**" at the end includes all paths below.',
  }),
  RATE_LIMITS_SCOPED_ACTOR_CAPACITY: capacity('2000', 'one user'),
  RATE_LIMITS_SCOPED_ACTOR_REFILL_TOKENS: refill('one user'),
  RATE_LIMITS_SCOPED_ACTOR_REFILL_PERIOD_SECONDS: period('one user'),
  RATE_LIMITS_SCOPED_BROWSER_CAPACITY: capacity('5000', 'browsers'),
  RATE_LIMITS_SCOPED_BROWSER_REFILL_TOKENS: refill('browsers'),
  RATE_LIMITS_SCOPED_BROWSER_REFILL_PERIOD_SECONDS: period('browsers'),
  RATE_LIMITS_SCOPED_SDK_CAPACITY: capacity('1000', 'programs'),
  RATE_LIMITS_SCOPED_SDK_REFILL_TOKENS: count('500', 'Requests of programs in each period.'),
  RATE_LIMITS_SCOPED_SDK_REFILL_PERIOD_SECONDS: period('programs'),
  RATE_LIMITS_SCOPED_GLOBAL_CAPACITY: capacity('20000', 'everybody'),
  RATE_LIMITS_SCOPED_GLOBAL_REFILL_TOKENS: refill('everybody'),
  RATE_LIMITS_SCOPED_GLOBAL_REFILL_PERIOD_SECONDS: period('everybody'),
  RATE_LIMITS_SCOPED_BROWSER_PER_ACTOR: required({
    parser: boolean,
    default: 'false',
    description: 'Whether the browser limit applies to each user separately.',
  }),
  RATE_LIMITS_SCOPED_SDK_PER_ACTOR: required({
    parser: boolean,
    default: 'false',
    description: 'Whether the program limit applies to each user separately.',
  }),
} as const;
