import {
  businessAttributeInfo,
  businessAttributes,
  formInfo,
  forms,
  propertyDefinition,
  type StoredOf,
  structuredProperties,
  structuredPropertySettings,
} from '../../../model/index.js';
import { STAMP } from '../calendar.js';
import { columnsOf } from '../columns.js';
import { ATTRIBUTES, type DemoProperty, FORMS, PROPERTIES } from '../content/governance.js';
import { TABLES, tableNamed } from '../content/tables/all-tables.js';
import type { DemoTable } from '../content/tables/table.js';
import { figure } from '../figures.js';
import { type DemoProposal, proposal } from '../proposal.js';
import { businessAttribute, dataset, form, property, schemaField } from '../urns.js';
import { owned } from './owners.js';
import { fieldOf } from './schema.js';

type Value = StoredOf<typeof structuredProperties>['properties'][number]['values'][number];
type FormId = keyof typeof FORMS;
type Association = StoredOf<typeof forms>['completedForms'][number];

/** Structured properties, forms and business attributes. */
export function definitions(): readonly DemoProposal[] {
  return [
    ...Object.entries(PROPERTIES).flatMap(([id, one]) => propertyAspects(id, one)),
    ...Object.entries(FORMS).flatMap(([id, [name, description, asked]]) => [
      proposal(form(id), formInfo, {
        name,
        description,
        type: 'VERIFICATION',
        prompts: asked.map((propertyId) => promptOf(id, propertyId)),
        actors: { owners: true },
      }),
      owned(form(id), 'nadia'),
    ]),
    ...Object.entries(ATTRIBUTES).flatMap(([id, [name, description, columns]]) =>
      attributeAspects(id, { name, description, columns }),
    ),
  ];
}

/** Values of structured properties and answers to forms, for every table. */
export function answers(): readonly DemoProposal[] {
  return TABLES.flatMap((table) => [
    proposal(dataset(table), structuredProperties, {
      properties: Object.entries(valuesOf(table)).map(([id, value]) => ({
        propertyUrn: property(id),
        values: [value],
      })),
    }),
    proposal(dataset(table), forms, {
      completedForms: table.tags?.includes('certified') === true ? [answered('review', true)] : [],
      incompleteForms: table.tags?.includes('experimental') === true ? [answered('onboarding', false)] : [],
    }),
  ]);
}

function propertyAspects(id: string, { name, about, type, allowed }: DemoProperty): readonly DemoProposal[] {
  return [
    proposal(property(id), propertyDefinition, {
      qualifiedName: property(id).split(':').at(-1) ?? id,
      displayName: name,
      description: about,
      valueType: `urn:li:dataType:datahub.${type}`,
      cardinality: 'SINGLE',
      entityTypes: ['urn:li:entityType:datahub.dataset'],
      ...(allowed !== undefined && { allowedValues: allowed.map((value) => ({ value: { string: value } })) }),
    }),
    proposal(property(id), structuredPropertySettings, { showInSearchFilters: true, showInAssetSummary: true }),
  ];
}

function valuesOf({ name, platform, tags = [] }: DemoTable): Readonly<Record<string, Value>> {
  const isPersonal = tags.includes('personal');
  return {
    retention_days: { double: isPersonal ? 365 : figure(name, 2, 10) * 365 },
    sensitivity: { string: isPersonal ? 'confidential' : 'internal' },
    tier: { string: tierOf(tags) },
    refresh: { string: platform === 'snowflake' ? 'nightly' : 'streaming' },
  };
}

function tierOf(tags: NonNullable<DemoTable['tags']>): string {
  if (tags.includes('critical')) return 'gold';
  return tags.includes('money') ? 'silver' : 'bronze';
}

function promptId(formId: string, propertyId: string): string {
  return `${form(formId).split(':').at(-1) ?? ''}.${propertyId}`;
}

function promptOf(formId: string, propertyId: string) {
  return {
    id: promptId(formId, propertyId),
    title: PROPERTIES[propertyId]?.name ?? propertyId,
    type: 'STRUCTURED_PROPERTY' as const,
    structuredPropertyParams: { urn: property(propertyId) },
    required: true,
  };
}

function answered(id: FormId, isComplete: boolean): Association {
  const [, , asked] = FORMS[id];
  const prompts = asked.map((one) => ({ id: promptId(id, one), lastModified: STAMP }));
  return {
    urn: form(id),
    completedPrompts: isComplete ? prompts : [],
    incompletePrompts: isComplete ? [] : prompts,
  };
}

interface Attribute {
  readonly name: string;
  readonly description: string;
  /** As `schema.table.column`. */
  readonly columns: readonly string[];
}

function attributeAspects(id: string, { name, description, columns }: Attribute): readonly DemoProposal[] {
  const urn = businessAttribute(id);
  const places = columns.map((path) => {
    const at = path.lastIndexOf('.');
    return { table: tableNamed(path.slice(0, at)), column: path.slice(at + 1) };
  });
  const [first] = places;
  const sample = first && columnsOf(first.table).find((column) => column.name === first.column);
  return [
    proposal(urn, businessAttributeInfo, {
      fieldPath: name,
      name,
      description,
      created: STAMP,
      lastModified: STAMP,
      ...(first !== undefined && sample !== undefined && { type: fieldOf(first.table, sample).type }),
    }),
    owned(urn, 'nadia'),
    ...places.map(({ table, column }) =>
      proposal(schemaField(dataset(table), column), businessAttributes, {
        businessAttribute: { businessAttributeUrn: urn },
      }),
    ),
  ];
}
