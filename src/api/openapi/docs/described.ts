import type { JsonObject } from '../../../foundation/json/json.js';
import { type DeclaredOperation, type OperationSpec, pathAt, type Place } from '../operation/operation.js';
import type { AnySection } from '../operation/section.js';
import type { Shown } from '../operation/shown.js';
import type { DescribedOperation, DescribedParameter } from './described-operation.js';

/** The operations of a section in the document: at its first place, then at the second. */
export function described(section: AnySection): readonly DescribedOperation[] {
  const operations = Object.values(section);
  const places = operations[0]?.places ?? [];
  return places.flatMap((place) =>
    operations.flatMap((operation) => {
      const { shown, path, summary = '' } = operation.spec;
      return (shown ?? [{ path, summary }]).map((one) => describedAs(operation, place, one));
    }),
  );
}

/** An operation in the document at one place. */
export function describedAs(operation: DeclaredOperation<unknown>, place: Place, shown: Shown): DescribedOperation {
  const { access, spec } = operation;
  const { path, query, ...told } = shown;
  const { method, answer, answerType, statuses, bodiless, body } = spec;
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
    path: pathAt(place, path),
  };
}

function pathSchemasOf({ inPath = {} }: OperationSpec): Readonly<Record<string, JsonObject>> {
  return Object.fromEntries(Object.entries(inPath).map(([name, { schema }]) => [name, schema]));
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
