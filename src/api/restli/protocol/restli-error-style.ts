import type { ErrorAnswer, ErrorStyle, FailedRequest, Failure } from '../../../foundation/http/index.js';
import { restliErrorResponse } from './error-response.js';
import { RESOURCE_CLASSES } from './resource.js';

const OTHER_APIS = /^\/(?:openapi|api|auth)(?:\/|$)/;

/**
 * Errors of rest.li resources that occur outside the resource itself. Requests without credentials are handled
 * elsewhere.
 */
export const restliErrorStyle: ErrorStyle = {
  applies: (request, failure) =>
    failure.code !== 'UNAUTHENTICATED' && (isResource(request) || isUnknownBelowPrefix(request, failure)),
  answer: (request, failure): ErrorAnswer => restliErrorResponse(request, withResourceText(request, failure), false),
};

function isResource(request: FailedRequest): boolean {
  return Object.hasOwn(RESOURCE_CLASSES, rootOf(request));
}

function isUnknownBelowPrefix(request: FailedRequest, failure: Failure): boolean {
  return failure.code === 'NOT_FOUND' && request.originalPath !== request.path && !OTHER_APIS.test(request.path);
}

function withResourceText(request: FailedRequest, failure: Failure): Failure {
  if (isResource(request)) return failure;
  return { ...failure, message: `No root resource defined for path '/${rootOf(request)}'` };
}

function rootOf(request: FailedRequest): string {
  return request.path.split('/')[1] ?? '';
}
