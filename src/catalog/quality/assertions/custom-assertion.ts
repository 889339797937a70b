import { invalidArgument } from '../../../foundation/common/errors.js';
import { given } from '../../../foundation/common/given.js';
import { Urn } from '../../../foundation/common/urn.js';
import { requireUrnOf } from '../../../entities/index.js';
import { schemaFieldUrn } from '../../../graph/index.js';
import type { assertionInfo, StoredOf } from '../../../model/index.js';
import { mapOf } from './map-entries.js';
import type { PlatformInput, UpsertCustomAssertionInput } from './upsert-custom-assertion.input.js';

/** The entity type of platforms. */
const PLATFORM = 'dataPlatform';

/** Returns the `assertionInfo` of a custom assertion. Throws `INVALID_ARGUMENT` for a blank column path. */
export function customAssertionInfo(input: UpsertCustomAssertionInput): StoredOf<typeof assertionInfo> {
  const { description, externalUrl, logic, scope, aggregation, operator, parameters, nativeType } = input;
  const fields = columnsOf(input);
  return {
    type: 'CUSTOM',
    source: { type: 'EXTERNAL' },
    ...given({ description, externalUrl }),
    customAssertion: {
      type: input.type,
      entity: input.entityUrn,
      ...given({
        field: fields[0],
        fields: fields.length === 0 ? undefined : fields,
        parameters: parameters == null ? undefined : storedParameters(parameters),
        nativeParameters: mapOf(input.nativeParameters),
      }),
      ...given({ logic, scope, aggregation, operator, nativeType }),
    },
  };
}

/**
 * Returns the urn of the platform that the input names. Throws `INVALID_ARGUMENT` if it has neither a urn nor a name,
 * and `MALFORMED_URN` or `INVALID_ARGUMENT` unless the urn names a platform.
 */
export function platformUrn({ urn, name }: PlatformInput): string {
  if (urn != null && urn !== '') return requireUrnOf(PLATFORM, urn, 'input.platform.urn').toString();
  if (name != null && name.trim() !== '') return Urn.of(PLATFORM, name.trim()).toString();
  throw invalidArgument('input.platform needs a urn or a name');
}

function columnsOf({ entityUrn, fieldPath, fieldPaths }: UpsertCustomAssertionInput): string[] {
  const single = fieldPath == null ? [] : [fieldPath];
  const paths = fieldPaths != null && fieldPaths.length > 0 ? fieldPaths : single;
  if (paths.some((path) => path.trim() === '')) {
    throw invalidArgument('input.fieldPath and the entries of input.fieldPaths must not be blank');
  }
  return [...new Set(paths)].map((path) => schemaFieldUrn(entityUrn, path));
}

function storedParameters({ value, minValue, maxValue }: NonNullable<UpsertCustomAssertionInput['parameters']>) {
  return given({
    value: value && { value: value.value, type: value.type },
    minValue: minValue && { value: minValue.value, type: minValue.type },
    maxValue: maxValue && { value: maxValue.value, type: maxValue.type },
  });
}
