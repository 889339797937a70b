import type { JsonObject } from '../../../foundation/json/json.js';
import { refTo, TEXT, URN } from '../operation/schemas.js';
import type { DescribedOperation } from './described-operation.js';

/** Error responses of every operation. */
const FAILURES = {
  '400': 'The request is invalid; the message gives the reason.',
  '401': 'No token, or none that is valid.',
  '403': 'The caller may not do this.',
  '404': 'There is no such thing.',
  default: 'Refused or failed.',
} as const;

/** The operation in the format of the document. */
export function operationObject(operation: DescribedOperation): JsonObject {
  const { tag, summary, method, path, body, bodyIsOptional = false, isPublic = false } = operation;
  return {
    tags: [tag],
    summary,
    operationId: `${method}${path.replace(/[^A-Za-z0-9]+(.)?/g, (_match, next: string | undefined) => (next ?? '').toUpperCase())}`,
    parameters: parametersOf(operation),
    ...(isPublic && { security: [] }),
    ...(body !== undefined && {
      requestBody: { required: !bodyIsOptional, content: { 'application/json': { schema: body } } },
    }),
    responses: { ...successes(operation), ...failures(operation) },
  };
}

function parametersOf({ path, inPath = {}, parameters = [] }: DescribedOperation): JsonObject[] {
  const named = [...path.matchAll(/\{(\w+)\}/g)].map(([, name = '']) => ({
    name,
    in: 'path',
    required: true,
    schema: inPath[name] ?? (/(?:^u|U)rn$/.test(name) ? URN : TEXT),
  }));
  return [...named, ...parameters.map((parameter) => ({ ...parameter }))];
}

function successes({
  method,
  answer,
  answerType = 'application/json',
  statuses = [200],
  bodiless = [],
}: DescribedOperation) {
  const content = { content: { [answerType]: { schema: answer ?? {} } } };
  const hasBody = (status: number): boolean =>
    answer !== undefined && method !== 'head' && status !== 204 && !bodiless.includes(status);
  return Object.fromEntries(
    statuses.map((status) => [String(status), { description: 'Done.', ...(hasBody(status) && content) }]),
  );
}

function failures({ method, bodiless = [] }: DescribedOperation): JsonObject {
  const content = { content: { 'application/json': { schema: refTo('Error') } } };
  const entries = Object.entries(FAILURES).map(([status, description]) => {
    const hasBody = method !== 'head' && !bodiless.includes(Number(status));
    return [status, { description, ...(hasBody && content) }] as const;
  });
  return Object.fromEntries(entries);
}
