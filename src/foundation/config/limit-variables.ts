import { boolean, integer, list } from './parsers.js';
import { trustedProxies } from './trusted-proxies.js';
import { optional, required, type Variable, type VariableWithDefault } from './variable.js';

const MAX_INTEGER = 2_147_483_647;

/** What the HTTP server takes, how long it waits, and whom it believes. */
export const HTTP_LIMIT_VARIABLES = {
  AUTH_BODY_LIMIT_BYTES: required({
    parser: integer(1024, MAX_INTEGER),
    default: '65536',
    description: 'Longest request body in bytes where people and services log in.',
  }),
  HTTP_JSON_VALUES_LIMIT: required({
    parser: integer(1000, MAX_INTEGER),
    default: '2000000',
    description:
      'Most objects, lists, commas and colons in the JSON of one request; more is refused with 400 before it is parsed.',
  }),
  REST_ITEMS_LIMIT: required({
    parser: integer(200, 1_000_000),
    default: '10000',
    description:
      'Most items (urns, entities, proposals, aspect names) in the lists of one rest.li or OpenAPI request; more are refused with 400.',
  }),
  HTTP_HEADER_LIMIT_BYTES: required({
    parser: integer(1024, MAX_INTEGER),
    default: '32768',
    description: 'Longest request headers in bytes, all together; longer ones are refused with 431.',
  }),
  HTTP_HEADERS_TIMEOUT_MS: required({
    parser: integer(1000, MAX_INTEGER),
    default: '20000',
    description: 'How long a client may take to send the headers of a request; then it is refused with 408.',
  }),
  HTTP_REQUEST_TIMEOUT_MS: required({
    parser: integer(1000, MAX_INTEGER),
    default: '300000',
    description: 'How long a client may take to send a whole request; then it is refused with 408.',
  }),
  HTTP_KEEP_ALIVE_TIMEOUT_MS: required({
    parser: integer(0, MAX_INTEGER),
    default: '72000',
    description: 'How long a connection may be idle between requests; longer than a load balancer keeps it.',
  }),
  HTTP_STALL_TIMEOUT_MS: required({
    parser: integer(1000, MAX_INTEGER),
    default: '60000',
    description: 'How long a client may take nothing of an answer that is being sent; then its connection is ended.',
  }),
  DATAHUB_GMS_ASYNC_REQUEST_TIMEOUT_MS: required({
    parser: integer(0, MAX_INTEGER),
    default: '55000',
    description:
      'How long an answer may take; then it is 503. 0 = as long as it takes, as it always is for operations.',
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
    description: 'Proxies whose X-Forwarded-* headers are believed.',
  }),
  CORS_ALLOWED_ORIGINS: optional({
    parser: list,
    defaultNote: 'none',
    description: 'Origins, separated by commas, whose pages may call the APIs with a token; cookies are never allowed.',
  }),
} as const;

/** How the service stops. */
export const STOP_VARIABLES = {
  STOP_DELAY_MS: required({
    parser: integer(0, 600_000),
    default: '0',
    description:
      'How long requests are served after the order to stop, while /health/ready is false already, so that load balancers can turn to others.',
  }),
  STOP_TIMEOUT_MS: required({
    parser: integer(0, 600_000),
    default: '20000',
    description: 'How long requests under way may take after that; then they are refused with 503.',
  }),
} as const;

/** What one GraphQL request may ask for, beside its depth and complexity. */
export const GRAPHQL_LIMIT_VARIABLES = {
  GRAPHQL_BODY_LIMIT_BYTES: required({
    parser: integer(1024, MAX_INTEGER),
    default: '8388608',
    description: 'Longest body of a GraphQL request in bytes, variables included.',
  }),
  GRAPHQL_QUERY_FIELD_LIMIT: required({
    parser: integer(1, MAX_INTEGER),
    default: '1000000',
    description: 'Most fields in a query once its fragments are put in place, wherever they are used.',
  }),
  GRAPHQL_QUERY_OPERATION_LIMIT: required({
    parser: integer(1, MAX_INTEGER),
    default: '50',
    description: 'Most operations in one query text, of which a request runs one.',
  }),
  GRAPHQL_QUERY_ROOT_FIELD_LIMIT: required({
    parser: integer(1, MAX_INTEGER),
    default: '50',
    description: 'How often an operation may ask for the same root field.',
  }),
  GRAPHQL_QUERY_PAGE_SIZE_LIMIT: required({
    parser: integer(1, 10_000),
    default: '10000',
    description: 'Largest page of a list; a query that asks for more gets 5,000, or this much if it is less.',
  }),
  GRAPHQL_QUERY_MAX_PARENT_DEPTH: required({
    parser: integer(1, 1000),
    default: '50',
    description: 'Most levels of parents that are followed upwards.',
  }),
  GRAPHQL_QUERY_MAX_VISITED_URNS: required({
    parser: integer(1, MAX_INTEGER),
    default: '20000',
    description: 'Most entities that relationships visit in one request; further ones come back empty.',
  }),
  GRAPHQL_QUERY_WORK_LIMIT: required({
    parser: integer(1, MAX_INTEGER),
    default: '1000000',
    description:
      'Most work of one request: a field or an item of a list is 1, an aspect 10, a page of a list 30 and its size, a search 1000 and 10 for each hit of its page.',
  }),
  GRAPHQL_ANSWER_LENGTH_LIMIT: required({
    parser: integer(1024, MAX_INTEGER),
    default: '50000000',
    description: 'Longest answer of a GraphQL request in characters.',
  }),
} as const;

/** What one search may be made of, and how long it may take. */
export const SEARCH_LIMIT_VARIABLES = {
  SEARCH_TIMEOUT_MS: required({
    parser: integer(100, 600_000),
    default: '10000',
    description: 'How long a search may take, waiting included; then it is ended and refused with 504.',
  }),
  SEARCH_READER_THREADS: optional({
    parser: integer(1, 16),
    defaultNote: 'one for each core, 2 to 4',
    description:
      'Most threads that read the embedded search index; all but the first are started when searches take long.',
  }),
  SEARCH_ALTERNATIVES_LIMIT: required({
    parser: integer(1, 100_000),
    default: '1000',
    description: 'Most alternatives (orFilters) of one search; those of a view multiply them.',
  }),
  SEARCH_CRITERIA_LIMIT: required({
    parser: integer(1, 1_000_000),
    default: '10000',
    description: 'Most conditions of one search, in all its alternatives together.',
  }),
  SEARCH_VALUES_LIMIT: required({
    parser: integer(1, 1_000_000),
    default: '65536',
    description: 'Most values that the conditions of one search compare with, all together.',
  }),
  SEARCH_TERMS_LIMIT: required({
    parser: integer(1, 500),
    default: '128',
    description: 'Most words of one text that is searched for.',
  }),
} as const;

/** How large what is written may become. */
export const WRITE_LIMIT_VARIABLES = {
  DATAHUB_VALIDATION_ASPECT_SIZE_POST_PATCH_MAX_SIZE_BYTES: required({
    parser: integer(1024, MAX_INTEGER),
    default: '16000000',
    description: 'Longest value of an aspect in bytes, as JSON; a longer one is refused, patched or not.',
  }),
  STRICT_ASPECTS: required({
    parser: boolean,
    default: 'false',
    description:
      'Whether a value with a field that the model lacks is refused; otherwise the field is dropped, with a warning in the answer.',
  }),
  PATCH_OPERATION_LIMIT: required({
    parser: integer(1, MAX_INTEGER),
    default: '20000',
    description: 'Most operations in one patch.',
  }),
  PATCH_COPY_LIMIT_BYTES: required({
    parser: integer(1024, MAX_INTEGER),
    default: '1048576',
    description: 'Most characters that the patches of one request copy, move and compare inside aspects, altogether.',
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
  count(fallback, `Most requests of ${who} in one burst.`);

const period = (who: string): VariableWithDefault<number> =>
  count('60', `Length of the period for ${who}, in seconds.`);

/** How many requests are served; DataHub's scoped limits, kept by each process for itself. */
export const RATE_LIMIT_VARIABLES = {
  RATE_LIMITS_ENABLED: required({
    parser: boolean,
    default: 'false',
    description: 'Whether requests are limited at all; needs RATE_LIMITS_SCOPED_ENABLED too.',
  }),
  RATE_LIMITS_SCOPED_ENABLED: required({
    parser: boolean,
    default: 'false',
    description: 'Whether requests are limited by user, then by class of client, then altogether.',
  }),
  RATE_LIMITS_CLIENT_CLASS_ENABLED: required({
    parser: boolean,
    default: 'false',
    description: 'Whether browsers (X-DataHub-Request-Source: BROWSER) and programs have limits of their own.',
  }),
  RATE_LIMITS_MIN_RETRY_AFTER: required({
    parser: integer(1, 86_400),
    default: '60',
    description: 'Least seconds that a refused client is told to wait.',
  }),
  RATE_LIMITS_RETRY_AFTER_JITTER_PERCENT: required({
    parser: integer(0, 100),
    default: '10',
    description: 'By how much the told wait varies, so that clients do not come back at once.',
  }),
  RATE_LIMITS_EXCLUDED_PATHS: required({
    parser: list,
    default: '/health,/health/live,/actuator/prometheus,/openapi/v1/rate-limits/**',
    description: 'Paths without limits, separated by commas; "/**" at the end takes in all below.',
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
    description: 'Whether each user’s browsers have a limit of their own.',
  }),
  RATE_LIMITS_SCOPED_SDK_PER_ACTOR: required({
    parser: boolean,
    default: 'false',
    description: 'Whether each user’s programs have a limit of their own.',
  }),
} as const;
