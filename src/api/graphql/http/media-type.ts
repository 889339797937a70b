/** DataHub's type: whatever was executed answers 200, also what failed before it began. */
const JSON_TYPE = 'application/json;charset=utf-8';

/** The type of the GraphQL over HTTP specification: what failed before it began answers 400. */
const GRAPHQL_TYPE = 'application/graphql-response+json;charset=utf-8';

/** How an answer is sent. */
export interface AnswerForm {
  readonly mediaType: string;
  /** Status of an answer without `data`. */
  readonly statusWithoutData: 200 | 400;
}

const DATAHUB_FORM: AnswerForm = { mediaType: JSON_TYPE, statusWithoutData: 200 };
const SPECIFIED_FORM: AnswerForm = { mediaType: GRAPHQL_TYPE, statusWithoutData: 400 };

/**
 * The form for a client that sends this header `Accept`: the specification's where it is asked for by name, else
 * DataHub's.
 */
export function answerFormFor(accept: string | undefined): AnswerForm {
  return accept?.includes('application/graphql-response+json') === true ? SPECIFIED_FORM : DATAHUB_FORM;
}
