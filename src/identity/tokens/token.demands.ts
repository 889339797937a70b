import { allOf, allOfType, anyOf, condition, held, HOLDING_AS_MUCH, operation, where } from '../../auth/index.js';

/** To create, list and revoke the tokens of all users. */
export const MANAGING_TOKENS = operation('ENTITY', 'MANAGE', allOfType('dataHubAccessToken'));

/** To create personal tokens for oneself. */
export const MAKING_OWN = held(['GENERATE_PERSONAL_ACCESS_TOKENS', 'MANAGE_ACCESS_TOKENS']);

/** Whether the actor creates the token for themselves. */
export const FOR_ONESELF = condition('it is for oneself');

/** To create a stateless personal token. */
export const MAKING_STATELESS = allOf(FOR_ONESELF, MAKING_OWN);

/** Whether the token is for a service account. */
export const FOR_SERVICE_ACCOUNT = condition('its type is SERVICE_ACCOUNT');

/** To create a token of a type for a user, apart from the rights that it carries. */
export const MAKING_TOKEN = where(
  FOR_SERVICE_ACCOUNT,
  held('MANAGE_SERVICE_ACCOUNTS'),
  anyOf(MANAGING_TOKENS, MAKING_STATELESS),
);

/** To create a token. */
export const CREATING_TOKEN = allOf(MAKING_TOKEN, HOLDING_AS_MUCH);

/** To list tokens. */
export const LISTING_TOKENS = anyOf(MANAGING_TOKENS, allOf(condition('the own ones are asked for'), MAKING_OWN));

/** To revoke a token. */
export const REVOKING_TOKEN = anyOf(condition('having made the token'), MANAGING_TOKENS);
