import { Field, InputType, registerEnumType } from '@nestjs/graphql';
import { Long, StringMapEntryInput } from '../../../entities/index.js';

/** Operations of a patch, as in RFC 6902. */
export enum PatchOperationType {
  ADD = 'ADD',
  REMOVE = 'REMOVE',
  REPLACE = 'REPLACE',
  MOVE = 'MOVE',
  COPY = 'COPY',
  TEST = 'TEST',
}

registerEnumType(PatchOperationType, {
  name: 'PatchOperationType',
  description: 'Operations of a patch, as in RFC 6902.',
  valuesMap: {
    ADD: { description: 'Adds a value.' },
    REMOVE: { description: 'Removes the value; does nothing if there is none.' },
    REPLACE: { description: 'Replaces an existing value.' },
    MOVE: { description: 'Moves a value to another path.' },
    COPY: { description: 'Copies a value to another path.' },
    TEST: { description: 'Fails the patch unless the value is present.' },
  },
});

/** One operation of a patch. */
@InputType()
export class PatchOperationInput {
  /** The operation. */
  @Field(() => PatchOperationType)
  readonly op!: PatchOperationType;
  /** Path of the value: a JSON pointer in which keys address the elements of keyed arrays. */
  readonly path!: string;
  /** The value as JSON text; text that is not JSON is used as a string. */
  readonly value?: string | null;
  /** Source path of a moved or copied value. */
  readonly from?: string | null;
}

/** The keys of the elements of an array. */
@InputType()
export class ArrayPrimaryKeyInput {
  /** Name of the array in the aspect. */
  readonly arrayField!: string;
  /** Members whose values address an element, in the order of the path; `␟` separates the names of nested members. */
  readonly keys!: string[];
}

/** System metadata of an aspect. */
@InputType()
export class SystemMetadataInput {
  /** Time at which the value was last observed; now if absent. */
  @Field(() => Long, { nullable: true })
  readonly lastObserved?: number | null;
  /** Id of the run that writes the value. */
  readonly runId?: string | null;
  /** Custom properties. */
  readonly properties?: StringMapEntryInput[] | null;
}

/** A patch of one aspect of an entity. */
@InputType()
export class PatchEntityInput {
  /** Urn of the entity; required. */
  readonly urn?: string | null;
  /** Entity type; must match the urn. */
  readonly entityType?: string | null;
  /** Name of the aspect. */
  readonly aspectName!: string;
  /** The operations, in order. */
  readonly patch!: PatchOperationInput[];
  /** Keys of the elements of arrays; DataHub's keys for the aspect if absent. */
  readonly arrayPrimaryKeys?: ArrayPrimaryKeyInput[] | null;
  /** Whether to patch the aspect as plain JSON if no keys are given. */
  readonly forceGenericPatch?: boolean | null;
  /** System metadata of the aspect. */
  readonly systemMetadata?: SystemMetadataInput | null;
  /** Preconditions of the write, such as `If-Version-Match`. */
  readonly headers?: StringMapEntryInput[] | null;
}
