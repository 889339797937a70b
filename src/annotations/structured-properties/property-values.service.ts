import { Injectable } from '@nestjs/common';
import { AspectStore, type PatchOperation } from '../../aspects/index.js';
import { Authorizer } from '../../auth/index.js';
import { Urn } from '../../foundation/common/urn.js';
import { invalidArgument } from '../../foundation/common/errors.js';
import { type Editor, EntityEditor, patchEdit, pointer, requireUrnOf } from '../../entities/index.js';
import { propertyDefinition, type StoredOf, structuredProperties } from '../../model/index.js';
import { storedValue } from './property-value.js';
import type {
  RemoveStructuredPropertiesInput,
  StructuredPropertyInputParams,
  UpsertStructuredPropertiesInput,
} from './structured-property-values.input.js';
import { SETTING_PROPERTIES } from './property-values.demands.js';
import { STRUCTURED_PROPERTY } from './structured-property.mappings.js';

/** Keys of an entry: property and source. Entries of other properties stay unchanged, whatever their source. */
const KEYS = { properties: ['propertyUrn', 'attribution␟source'] };

/** The entity type of columns, which can have properties before any other aspect is stored. */
const COLUMN = 'schemaField';

/**
 * Changes the values of structured properties of entities. Throws `FORBIDDEN`, and `INVALID_ARGUMENT` if the entity is
 * not stored.
 */
@Injectable()
export class PropertyValuesService {
  constructor(
    private readonly authorizer: Authorizer,
    private readonly editor: EntityEditor,
    private readonly store: AspectStore,
  ) {}

  /**
   * Replaces the values of some properties, whatever their source. Throws `VALIDATION_FAILED` for values that the
   * property does not allow.
   */
  async upsert(
    { assetUrn, structuredPropertyInputParams }: UpsertStructuredPropertiesInput,
    by: Editor,
  ): Promise<void> {
    await this.require(assetUrn, by);
    await this.set(assetUrn, structuredPropertyInputParams, by);
  }

  /**
   * Replaces the values of some properties. Checks no privileges. Throws `INVALID_ARGUMENT` for properties without a
   * definition, whose values would be dropped.
   */
  async set(urn: string, params: readonly StructuredPropertyInputParams[], by: Editor): Promise<void> {
    const named = params.map(({ structuredPropertyUrn }) => structuredPropertyUrn);
    await this.requireDefined(named);
    const stored = (await this.store.value(urn, structuredProperties))?.properties ?? [];
    const created = new Map(stored.map((entry) => [entry.propertyUrn, entry.created]));
    const lastModified = { ...this.editor.stamp(by) };
    const patch = params.flatMap(({ structuredPropertyUrn: propertyUrn, values }): PatchOperation[] => [
      ...sourcesOf(stored, propertyUrn).map((source) => removing(propertyUrn, source)),
      {
        op: 'add',
        path: pointer('properties', propertyUrn, ''),
        value: {
          propertyUrn,
          values: values.map(storedValue),
          created: { ...(created.get(propertyUrn) ?? lastModified) },
          lastModified,
        },
      },
    ]);
    await this.write(urn, patch, by, named);
  }

  /** Removes properties; properties that the entity lacks are ignored. */
  async remove({ assetUrn: urn, structuredPropertyUrns }: RemoveStructuredPropertiesInput, by: Editor): Promise<void> {
    await this.require(urn, by);
    const patch = structuredPropertyUrns.map((property) => removing(property));
    await this.write(urn, patch, by);
  }

  private async write(
    urn: string,
    patch: readonly PatchOperation[],
    by: Editor,
    properties: readonly string[] = [],
  ): Promise<void> {
    const whileStored = [...properties, ...(Urn.parse(urn).entityType === COLUMN ? [] : [urn])];
    if (patch.length > 0) await this.editor.write([patchEdit(urn, structuredProperties, patch, KEYS)], by, whileStored);
  }

  private async requireDefined(properties: readonly string[]): Promise<void> {
    for (const urn of properties) requireUrnOf(STRUCTURED_PROPERTY.entityType, urn, 'structuredPropertyUrn');
    const definitions = await this.store.values(properties, propertyDefinition);
    const unknown = properties.find((urn) => !definitions.has(urn));
    if (unknown !== undefined)
      throw invalidArgument(`structuredPropertyUrn: ${unknown} does not exist or has no definition`);
  }

  private async require(urn: string, { actor }: Editor): Promise<void> {
    const type = Urn.parse(urn).entityType;
    await this.authorizer.requireDemand(actor, SETTING_PROPERTIES, { type, urn });
    if (type !== COLUMN) await this.editor.requireStored([urn]);
  }
}

/** Returns the operation that removes the values of a property: those from one source, or all. */
function removing(...entry: readonly string[]): PatchOperation {
  return { op: 'remove', path: pointer('properties', ...entry) };
}

function sourcesOf(stored: StoredOf<typeof structuredProperties>['properties'], property: string): readonly string[] {
  return stored.flatMap(({ propertyUrn, attribution }) =>
    propertyUrn === property && attribution?.source !== undefined ? [attribution.source] : [],
  );
}
