import { Injectable } from '@nestjs/common';
import { AspectStore, type PatchOperation } from '../../aspects/index.js';
import { Authorizer } from '../../auth/index.js';
import { Clock } from '../../foundation/common/clock.js';
import { invalidArgument } from '../../foundation/common/errors.js';
import { isJsonObject, type JsonObject } from '../../foundation/common/json.js';
import { Urn } from '../../foundation/common/urn.js';
import { type Editor, EntityEditor, pointer } from '../../entities/index.js';
import type {
  PropertyValueInput,
  RemoveStructuredPropertiesInput,
  StructuredPropertyInputParams,
  UpsertStructuredPropertiesInput,
} from './structured-property-values.input.js';
import { SETTING_PROPERTIES } from './property-values.demands.js';

const ASPECT = 'structuredProperties';

/** Columns can have properties before anything else is known of them. */
const NEVER_STORED_BEFORE = 'schemaField';

/**
 * Changes which values entities have of structured properties. Throws `FORBIDDEN`, and `INVALID_ARGUMENT` when the
 * entity is not stored.
 */
@Injectable()
export class PropertyValuesService {
  constructor(
    private readonly authorizer: Authorizer,
    private readonly editor: EntityEditor,
    private readonly store: AspectStore,
    private readonly clock: Clock,
  ) {}

  /** Replaces the values of some properties. Throws `VALIDATION_FAILED` for values that the property does not allow. */
  async upsert(
    { assetUrn, structuredPropertyInputParams }: UpsertStructuredPropertiesInput,
    by: Editor,
  ): Promise<void> {
    await this.require(assetUrn, by);
    await this.set(assetUrn, structuredPropertyInputParams, by);
  }

  /** The same for an entity that the caller was already found to be allowed to edit. */
  async set(urn: string, params: readonly StructuredPropertyInputParams[], by: Editor): Promise<void> {
    const created = await this.createdStamps(urn);
    const lastModified = { time: this.clock.now(), actor: by.actor.urn };
    const patch = params.map(({ structuredPropertyUrn: propertyUrn, values }): PatchOperation => ({
      op: 'add',
      path: pointer('properties', propertyUrn),
      value: {
        propertyUrn,
        values: values.map(storedValue),
        created: created.get(propertyUrn) ?? lastModified,
        lastModified,
      },
    }));
    if (patch.length > 0) await this.editor.write([{ urn, aspectName: ASPECT, patch, keys: 'template' }], by);
  }

  /** Takes properties away; those that the entity has not are no error. */
  async remove({ assetUrn: urn, structuredPropertyUrns }: RemoveStructuredPropertiesInput, by: Editor): Promise<void> {
    await this.require(urn, by);
    const patch = structuredPropertyUrns.map((property): PatchOperation => ({
      op: 'remove',
      path: pointer('properties', property),
    }));
    if (patch.length > 0) await this.editor.write([{ urn, aspectName: ASPECT, patch, keys: 'template' }], by);
  }

  private async require(urn: string, { actor }: Editor): Promise<void> {
    const type = Urn.parse(urn).entityType;
    await this.authorizer.requireDemand(actor, SETTING_PROPERTIES, { type, urn });
    if (type !== NEVER_STORED_BEFORE) await this.editor.requireStored([urn]);
  }

  private async createdStamps(urn: string): Promise<ReadonlyMap<unknown, JsonObject>> {
    const stored = (await this.store.latestOne(urn, ASPECT))?.value['properties'];
    const entries = Array.isArray(stored) ? stored.filter(isJsonObject) : [];
    return new Map(
      entries.flatMap(({ propertyUrn, created }) => (isJsonObject(created) ? [[propertyUrn, created] as const] : [])),
    );
  }
}

/** A value as the aspects hold it. Throws `INVALID_ARGUMENT` unless exactly one member is given. */
export function storedValue({ stringValue, numberValue }: PropertyValueInput): JsonObject {
  if ((stringValue == null) === (numberValue == null))
    throw invalidArgument('values: give either stringValue or numberValue of each value');
  return stringValue == null ? { double: numberValue ?? null } : { string: stringValue };
}
