import type { GraphQLFormattedError } from 'graphql';
import { exactJson } from '../../../foundation/json/exact-json.js';
import type { ShownResult } from '../execution/operation-runner.js';

/**
 * Returns the text of a response. `errors` is omitted if empty and contains only the limit error if there is one;
 * `extensions` is always present. Throws if `data` cannot be written as JSON.
 */
export function responseText({ data, errors }: ShownResult): string {
  const members: string[] = [];
  if (errors !== undefined && errors.length > 0) members.push(`"errors":${JSON.stringify(shownErrors(errors))}`);
  if (data !== undefined) members.push(`"data":${exactJson(data)}`);
  return `{${members.join(',')}${members.length === 0 ? '' : ','}"extensions":{}}`;
}

/** Returns the errors of a response; only the limit error if there is one. */
export function shownErrors(errors: readonly GraphQLFormattedError[]): readonly GraphQLFormattedError[] {
  const aborted = errors.find((error) => error.extensions?.['classification'] === 'ExecutionAborted');
  return aborted === undefined ? errors : [aborted];
}
