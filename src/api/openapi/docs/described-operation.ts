import type { JsonObject } from '../../../foundation/json/json.js';
import type { Group, Method } from '../operation/operation.js';

/** A query parameter. */
export interface DescribedParameter {
  readonly name: string;
  readonly in: 'query';
  readonly schema: JsonObject;
  readonly required?: boolean;
}

/** One operation in the document. */
export interface DescribedOperation {
  readonly group: Group;
  readonly method: Method;
  /** Path with `{name}` for parameters. */
  readonly path: string;
  readonly tag: string;
  readonly summary: string;
  /** Schemas of path parameters that are not plain strings, or urns if the name ends in `urn`. */
  readonly inPath?: Readonly<Record<string, JsonObject>>;
  readonly parameters?: readonly DescribedParameter[];
  /** Schema of the request body. */
  readonly body?: JsonObject;
  /** Whether the body is optional. */
  readonly bodyIsOptional?: boolean;
  /** Schema of the response; absent = a response without a body. */
  readonly answer?: JsonObject;
  /** Media type of the response; absent = JSON. */
  readonly answerType?: string;
  /** Statuses of success; absent = 200. */
  readonly statuses?: readonly number[];
  /** Statuses without a response body; for HEAD, all are. */
  readonly bodiless?: readonly number[];
  /** Whether the operation needs no token. */
  readonly isPublic?: boolean;
}
