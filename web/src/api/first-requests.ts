import { actorOfCookie } from './actor-cookie.js';
import { sendEarly } from './early.js';
import { FIGURES_PATH } from './figures.js';
import type { Operation } from './operation.js';
import { GRAPHQL_PATH, graphqlBody, jsonRequest } from './request-init.js';
import { grantedPrivilegesQuery, sessionQuery } from './session.generated.js';

/** Sends what every page asks for first, and the figures if the page `name` is the one that shows them. */
export function sendFirstRequests(name: string): void {
  const actorUrn = actorOfCookie(document.cookie);
  send(sessionQuery, {});
  if (actorUrn === undefined) return;
  send(grantedPrivilegesQuery, { actorUrn });
  if (name !== 'overview') return;
  const { path, init } = jsonRequest(FIGURES_PATH, 'GET');
  sendEarly(path, init);
}

function send<Variables>(operation: Operation<unknown, Variables>, variables: Variables): void {
  const { path, init } = jsonRequest(GRAPHQL_PATH, 'POST', graphqlBody(operation, variables));
  sendEarly(path, init);
}
