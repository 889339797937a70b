import { DomainError, invalidArgument } from '../../../foundation/common/errors.js';
import { checkItems } from '../../../foundation/requests/items-limit.js';
import { isJsonObject, type JsonObject } from '../../../foundation/json/json.js';
import { nearestNames } from '../../../foundation/common/nearest.js';
import { requestOrigin } from '../../../foundation/requests/request-origin.js';
import { warnOfUnknown } from '../../../foundation/requests/unknown-parameters.js';
import { redactSecrets } from '../../../foundation/logging/index.js';
import { readBody, readQuery, uriValueOf } from './parameters.js';
import type { QueryString } from './query-string.js';
import type { ResourceRegistry, ServedResource } from './resource-registry.js';
import type { RestliAction, RestliCall } from './resource.js';

/** Maximum number of names in an error or a warning. */
const MOST_NAMES = 20;

/** One request in terms of the protocol. */
export interface RestliRequest {
  readonly verb: string;
  /** Path and query, for error messages. */
  readonly uri: string;
  readonly resource: string;
  /** Decoded; empty if the path contains none. */
  readonly key: string;
  readonly query: QueryString;
  readonly body: unknown;
  /** Maximum number of items in its lists, in total. */
  readonly itemsLimit: number;
}

/** The operation of a request: `run` returns the body, or undefined for an empty one. */
export interface Operation {
  /** Resource and action or method, such as `aspects:ingestProposal`; unique per operation. */
  readonly name: string;
  readonly takesProposals: boolean;
  run(call: RestliCall): Promise<unknown>;
}

/**
 * Finds the operation of a request by method, path and query, and parses its parameters. Throws `INVALID_ARGUMENT` for
 * an unknown action, an unsupported method, and parameters that are missing or of the wrong type; `NOT_FOUND` for an
 * unknown resource.
 */
export function findOperation(resources: ResourceRegistry, request: RestliRequest): Operation {
  const resource = resources.find(request.resource);
  if (resource === undefined)
    throw new DomainError('NOT_FOUND', `No root resource defined for path '/${request.resource}'`);
  return request.query.has('action') ? actionOf(resource, request) : methodOf(resource, request);
}

function actionOf(resource: ServedResource, request: RestliRequest): Operation {
  const name = request.query.text('action') ?? '';
  if (request.verb !== 'POST') {
    throw invalidArgument(
      `All action methods (specified via 'action' in URI) must be submitted as a POST (was ${request.verb})`,
    );
  }
  const action = resource.actions.get(name);
  if (action === undefined) {
    throw invalidArgument(
      `POST operation named ${name} not supported on resource '${resource.className}' URI: '${redactSecrets(request.uri)}'${actionsNear(name, resource)}`,
    );
  }
  const { takesProposals } = action;
  const run = (call: RestliCall): Promise<unknown> => runAction(action, request, call);
  return { name: `${request.resource}:${name}`, takesProposals, run };
}

async function runAction(
  action: RestliAction,
  { body, itemsLimit }: RestliRequest,
  call: RestliCall,
): Promise<unknown> {
  const members = bodyOf(body);
  warnOfUnknown(action.name, Object.keys(members), Object.keys(action.parameters));
  const values = readBody(action.name, action.parameters, members);
  checkItems(values, itemsLimit);
  const value = await action.run(values, call);
  return value === undefined ? undefined : { value, ...warningsOf(action) };
}

/**
 * The response of an action with proposals includes warnings in its body; other responses have them only in the header.
 */
function warningsOf({ takesProposals }: RestliAction): { readonly warnings?: readonly string[] } {
  const warnings = requestOrigin()?.warnings ?? [];
  return takesProposals && warnings.length > 0 ? { warnings } : {};
}

function actionsNear(name: string, { actions }: ServedResource): string {
  const names = nearestNames(name, [...actions.keys()]);
  return names === '' ? '' : `. Actions are ${names}`;
}

function bodyOf(body: unknown): JsonObject {
  if (body === undefined) return {};
  if (isJsonObject(body)) return body;
  throw invalidArgument('Cannot parse request entity');
}

function methodOf(resource: ServedResource, request: RestliRequest): Operation {
  const { query, key, verb } = request;
  if (verb === 'GET' && query.has('ids') && key === '') return batchGetOf(resource, request);
  const method = verb === 'GET' ? resource.get : verb === 'DELETE' ? resource.delete : undefined;
  const isAddressed = resource.isSimple === true ? key === '' : key !== '';
  if (method === undefined || !isAddressed) throw notSupported(request, resource);
  const run = async (call: RestliCall): Promise<unknown> => {
    warnOfUnknown(`${verb} /${request.resource}`, query.names, Object.keys(method.parameters));
    const values = readQuery(verb.toLowerCase(), method.parameters, query);
    checkItems(values, request.itemsLimit);
    return method.run(key, values, call);
  };
  return { name: `${request.resource}:${verb.toLowerCase()}`, takesProposals: false, run };
}

function batchGetOf(resource: ServedResource, request: RestliRequest): Operation {
  const { batchGet } = resource;
  if (batchGet === undefined) throw notSupported(request, resource);
  const run = async (call: RestliCall): Promise<unknown> => {
    const known = ['ids', ...Object.keys(batchGet.parameters)];
    warnOfUnknown(`GET /${request.resource}`, request.query.names, known);
    const values = readQuery('batch_get', batchGet.parameters, request.query);
    const ids = [uriValueOf(request.query.all('ids'))].flat();
    checkItems({ ids, ...values }, request.itemsLimit);
    return { results: await batchGet.run([...new Set(ids)], values, call), errors: {}, statuses: {} };
  };
  return { name: `${request.resource}:batch_get`, takesProposals: false, run };
}

function notSupported(request: RestliRequest, resource: ServedResource): DomainError {
  return invalidArgument(
    `${request.verb} operation not supported for URI: '${redactSecrets(request.uri)}' with X-RestLi-Method: ''. Use ${callsOf(request.resource, resource).join(', ')}`,
  );
}

/** The supported calls of a resource. */
function callsOf(
  name: string,
  { get, batchGet, delete: remove, isSimple, actions }: ServedResource,
): readonly string[] {
  const path = `/${name}${isSimple === true ? '' : '/{key}'}`;
  return [
    ...(get === undefined ? [] : [`GET ${path}`]),
    ...(batchGet === undefined ? [] : [`GET /${name}?ids=List(…)`]),
    ...(remove === undefined ? [] : [`DELETE ${path}`]),
    ...(actions.size === 0
      ? []
      : [`POST /${name}?action=… with one of ${[...actions.keys()].slice(0, MOST_NAMES).join(', ')}`]),
  ];
}
