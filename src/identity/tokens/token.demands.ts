import { allOf, allOfType, anyOf, condition, held, HOLDING_AS_MUCH, operation, where } from '../../auth/index.js';

/** Demand for creating, listing and revoking the tokens of all users. */
export const MANAGING_TOKENS = operation('ENTITY', 'MANAGE', allOfType('dataHubAccessToken'));

/** Demand for creating personal tokens for oneself. */
export const MAKING_OWN = held(['GENERATE_PERSONAL_ACCESS_TOKENS', 'MANAGE_ACCESS_TOKENS']);

/** Condition that the actor creates the token for themselves. */
export const FOR_ONESELF = condition('the token is for the actor');

/** Demand for creating a stateless personal token. */
export const MAKING_STATELESS = allOf(FOR_ONESELF, MAKING_OWN);

/** Condition that the token is for a service account. */
export const FOR_SERVICE_ACCOUNT = condition('the token is of type SERVICE_ACCOUNT');

/** Demand for creating a token of a type for a user, regardless of the user's privileges. */
export const MAKING_TOKEN = where(
  FOR_SERVICE_ACCOUNT,
  held('MANAGE_SERVICE_ACCOUNTS'),
  anyOf(MANAGING_TOKENS, MAKING_STATELESS),
);

/** Demand for creating a token. */
export const CREATING_TOKEN = allOf(MAKING_TOKEN, HOLDING_AS_MUCH);

/** Demand for listing tokens. */
export const LISTING_TOKENS = anyOf(
  MANAGING_TOKENS,
  allOf(condition("only the actor's own tokens are requested"), MAKING_OWN),
);

/** Demand for revoking a token. */
export const REVOKING_TOKEN = anyOf(condition('having created the token'), MANAGING_TOKENS);
