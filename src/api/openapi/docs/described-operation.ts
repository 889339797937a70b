import type { JsonObject } from '../../../foundation/common/json.js';
import type { Group, Method } from '../operation/operation.js';

/** A parameter of the query. */
export interface DescribedParameter {
  readonly name: string;
  readonly in: 'query';
  readonly schema: JsonObject;
  readonly required?: boolean;
}

/** One operation as the document describes it. */
export interface DescribedOperation {
  readonly group: Group;
  readonly method: Method;
  /** Path with `{name}` for parameters. */
  readonly path: string;
  readonly tag: string;
  readonly summary: string;
  /** Schemas of parameters of the path that are more than a text, or than a urn where the name ends so. */
  readonly inPath?: Readonly<Record<string, JsonObject>>;
  readonly parameters?: readonly DescribedParameter[];
  /** Schema of the request body. */
  readonly body?: JsonObject;
  /** Whether the body may be left out. */
  readonly bodyIsOptional?: boolean;
  /** Schema of the answer; absent = an answer without a body. */
  readonly answer?: JsonObject;
  /** Media type of the answer; absent = JSON. */
  readonly answerType?: string;
  /** Statuses of success; absent = 200. */
  readonly statuses?: readonly number[];
  /** Statuses that are answered without a body; of a HEAD, all are. */
  readonly bodiless?: readonly number[];
  /** Whether no token is needed. */
  readonly isPublic?: boolean;
}
