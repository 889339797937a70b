/** DataHub's media type: responses have status 200 even if the operation failed before execution. */
const JSON_TYPE = 'application/json;charset=utf-8';

/** The media type of the GraphQL over HTTP specification: operations that failed before execution return 400. */
const GRAPHQL_TYPE = 'application/graphql-response+json;charset=utf-8';

/** Format of a response. */
export interface AnswerForm {
  readonly mediaType: string;
  /** Status of a response without `data`. */
  readonly statusWithoutData: 200 | 400;
}

const DATAHUB_FORM: AnswerForm = { mediaType: JSON_TYPE, statusWithoutData: 200 };
const SPECIFIED_FORM: AnswerForm = { mediaType: GRAPHQL_TYPE, statusWithoutData: 400 };

/** Returns the format for an `Accept` header: the specification's if it is named, otherwise DataHub's. */
export function answerFormFor(accept: string | undefined): AnswerForm {
  return accept?.includes('application/graphql-response+json') === true ? SPECIFIED_FORM : DATAHUB_FORM;
}
