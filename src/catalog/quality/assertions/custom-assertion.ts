import { invalidArgument } from '../../../foundation/common/errors.js';
import type { JsonObject } from '../../../foundation/common/json.js';
import { schemaFieldUrn } from '../../../graph/index.js';
import { given, mapOf } from './map-entries.js';
import type {
  AssertionStdParameterInput,
  PlatformInput,
  UpsertCustomAssertionInput,
} from './upsert-custom-assertion.input.js';

/**
 * The aspect `assertionInfo` of an assertion of a kind of its own. Throws `INVALID_ARGUMENT` for a blank path of a
 * column.
 */
export function customAssertionInfo(input: UpsertCustomAssertionInput): JsonObject {
  const { entityUrn, parameters, nativeParameters } = input;
  const fields = columnsOf(input);
  return given({
    type: 'CUSTOM',
    description: input.description,
    externalUrl: input.externalUrl,
    source: { type: 'EXTERNAL' },
    customAssertion: given({
      type: input.type,
      entity: entityUrn,
      logic: input.logic,
      field: fields[0],
      fields: fields.length === 0 ? undefined : fields,
      scope: input.scope,
      aggregation: input.aggregation,
      operator: input.operator,
      parameters: parameters == null ? undefined : given(toMembers(parameters)),
      nativeType: input.nativeType,
      nativeParameters: nativeParameters == null ? undefined : { ...mapOf(nativeParameters) },
    }),
  });
}

/** Urn of the platform that is meant. Throws `INVALID_ARGUMENT` when it is named neither by urn nor by name. */
export function platformUrn({ urn, name }: PlatformInput): string {
  if (urn != null && urn !== '') return urn;
  if (name != null && name !== '') return `urn:li:dataPlatform:${name}`;
  throw invalidArgument('input.platform needs a urn or a name');
}

function columnsOf({ entityUrn, fieldPath, fieldPaths }: UpsertCustomAssertionInput): string[] {
  const paths = [...(fieldPath == null ? [] : [fieldPath]), ...(fieldPaths ?? [])];
  if (paths.some((path) => path.trim() === '')) {
    throw invalidArgument('input.fieldPath and the entries of input.fieldPaths must not be blank');
  }
  return [...new Set(paths)].map((path) => schemaFieldUrn(entityUrn, path));
}

function toMembers({ value, minValue, maxValue }: NonNullable<UpsertCustomAssertionInput['parameters']>) {
  return {
    value: toValue(value),
    minValue: toValue(minValue),
    maxValue: toValue(maxValue),
  };
}

function toValue(parameter: AssertionStdParameterInput | null | undefined): JsonObject | undefined {
  return parameter == null ? undefined : { value: parameter.value, type: parameter.type };
}
