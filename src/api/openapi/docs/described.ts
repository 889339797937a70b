import type { JsonObject } from '../../../foundation/common/json.js';
import type { DeclaredOperation, OperationSpec } from '../operation/operation.js';
import { below, type Place, type Section } from '../operation/section.js';
import type { Shown } from '../operation/shown.js';
import type { DescribedOperation, DescribedParameter } from './described-operation.js';

/** The operations of a section as the document tells of them: those of its first place, then of the second. */
export function described({ places, operations }: Section<string>): readonly DescribedOperation[] {
  return places.flatMap((place, at) =>
    operations.flatMap((operation) => {
      const { shown, summary = '' } = operation.spec;
      if (shown !== undefined) return shown.map((one) => describedAs(operation, place, one));
      return { ...describedAs(operation, place, { path: '', summary }), path: operation.paths[at] ?? place.path };
    }),
  );
}

/** An operation as the document tells of it at one place. */
export function describedAs(operation: DeclaredOperation<unknown>, place: Place, shown: Shown): DescribedOperation {
  const { method, access, spec } = operation;
  const { path, query, ...told } = shown;
  const { answer, answerType, statuses, bodiless, body } = spec;
  return {
    group: place.group,
    tag: place.tag,
    method,
    isPublic: access.isPublic,
    inPath: pathSchemasOf(spec),
    parameters: parametersOf(spec, query),
    ...(body !== undefined && { body: body.schema, bodyIsOptional: body.isOptional }),
    ...(answer !== undefined && { answer }),
    ...(answerType !== undefined && { answerType }),
    ...(statuses !== undefined && { statuses }),
    ...(bodiless !== undefined && { bodiless }),
    ...told,
    path: below(place.path, path),
  };
}

function pathSchemasOf({ path = {} }: OperationSpec): Readonly<Record<string, JsonObject>> {
  return Object.fromEntries(Object.entries(path).map(([name, { schema }]) => [name, schema]));
}

function parametersOf(
  { query = {} }: OperationSpec,
  names: readonly string[] | undefined,
): readonly DescribedParameter[] {
  return Object.entries(query).flatMap(([name, { schema, isRequired, isShown }]): readonly DescribedParameter[] =>
    isShown && (names === undefined || names.includes(name))
      ? [{ name, in: 'query', schema, ...(isRequired && { required: true }) }]
      : [],
  );
}
