import type { ErrorStyle } from '../../foundation/http/index.js';
import { REGISTRY_TYPE } from './registry-answers.js';

/** Errors of the schema registry in Confluent's form: a status followed by two digits, and a text. */
export const registryErrorStyle: ErrorStyle = {
  applies: ({ path }) => /^\/schema-registry\/api(?:\/|$)/.test(path),
  answer: (_request, { status, message, details }) => ({
    status,
    headers: { 'content-type': REGISTRY_TYPE },
    body: { error_code: typeof details['registryCode'] === 'number' ? details['registryCode'] : status, message },
  }),
};
