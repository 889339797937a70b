import type { GraphQLFormattedError } from 'graphql';
import { exactJson } from '../../../foundation/common/exact-json.js';
import type { ShownResult } from '../execution/operation-runner.js';

/**
 * The text of an answer. `errors` is left out when there are none; a refusal because of a limit stands alone;
 * `extensions` is always there. Throws when `data` cannot be written as JSON.
 */
export function answerText({ data, errors }: ShownResult): string {
  const members: string[] = [];
  if (errors !== undefined && errors.length > 0) members.push(`"errors":${JSON.stringify(shownErrors(errors))}`);
  if (data !== undefined) members.push(`"data":${exactJson(data)}`);
  return `{${members.join(',')}${members.length === 0 ? '' : ','}"extensions":{}}`;
}

/** The errors that an answer shows: a refusal because of a limit stands alone. */
export function shownErrors(errors: readonly GraphQLFormattedError[]): readonly GraphQLFormattedError[] {
  const aborted = errors.find((error) => error.extensions?.['classification'] === 'ExecutionAborted');
  return aborted === undefined ? errors : [aborted];
}
