import { readFileSync } from 'node:fs';
import { expect } from '@jest/globals';
import {
  buildSchema,
  type GraphQLArgument,
  type GraphQLField,
  type GraphQLInputField,
  type GraphQLNamedType,
  isEnumType,
  isInputObjectType,
  isInterfaceType,
  isIntrospectionType,
  isObjectType,
  isSpecifiedScalarType,
} from 'graphql';
import { itWhere } from '../support/checkout/needs.js';
import { isOwnAddition } from '../support/checkout/own-additions.js';
import { hasSharedFolder, sharedJson } from '../support/checkout/shared-folder.js';

interface FieldFact {
  readonly name: string;
  readonly type: string;
  readonly deprecated?: boolean;
  readonly default?: string;
  readonly args?: readonly FieldFact[];
}

interface TypeFact {
  readonly name: string;
  readonly fields?: readonly FieldFact[];
  readonly values?: readonly string[];
}

interface AreaFact {
  readonly queries: readonly FieldFact[];
  readonly mutations: readonly FieldFact[];
  readonly types: readonly TypeFact[];
}

type Field = GraphQLField<unknown, unknown> | GraphQLInputField | GraphQLArgument;

const SCHEMA = 'src/schema.graphql';

/** What DataHub's clients send although its open schema does not have it. */
const SENT_BY_CLIENTS: ReadonlySet<string> = new Set([
  'AppConfig.entityIndexV3',
  'AssertionInfo.entityUrn',
  'AssertionResultError.displayMessage',
  'DataHubPlatformResource',
  'DataHubPlatformResourceProperties',
  'EntityIndexV3Config',
  'SearchFlags.fetchExtraFields',
  'SearchFlags.includeDraft',
]);

/** What stands for the entity types that a deployment adds, which DataHub does not show over GraphQL. */
const OWN_TYPES: ReadonlySet<string> = new Set(['OwnEntity']);

function factsOf(areas: readonly AreaFact[]): ReadonlyMap<string, Required<TypeFact>> {
  const roots: TypeFact[] = [
    { name: 'Query', fields: areas.flatMap(({ queries }) => queries) },
    { name: 'Mutation', fields: areas.flatMap(({ mutations }) => mutations) },
  ];
  const facts = new Map<string, Required<TypeFact>>();
  for (const fact of [...areas.flatMap(({ types }) => types), ...roots]) {
    const known = facts.get(fact.name);
    facts.set(fact.name, {
      name: fact.name,
      fields: [...(known?.fields ?? []), ...(fact.fields ?? [])],
      values: [...(known?.values ?? []), ...(fact.values ?? [])],
    });
  }
  return facts;
}

function typeProblems(type: GraphQLNamedType, facts: ReadonlyMap<string, Required<TypeFact>>): string[] {
  if (isIntrospectionType(type) || isSpecifiedScalarType(type)) return [];
  const fact = facts.get(type.name);
  if (OWN_TYPES.has(type.name) || isOwnAddition(type.name)) return [];
  if (fact === undefined) return SENT_BY_CLIENTS.has(type.name) ? [] : [`DataHub has no type ${type.name}`];
  if (isEnumType(type)) {
    const unknown = type.getValues().filter(({ name }) => !fact.values.includes(name));
    return unknown.map(({ name }) => `DataHub's ${type.name} has no value ${name}`);
  }
  if (!isObjectType(type) && !isInterfaceType(type) && !isInputObjectType(type)) return [];
  return fieldProblems(type.name, Object.values(type.getFields()), fact.fields);
}

function fieldProblems(owner: string, fields: readonly Field[], facts: readonly FieldFact[]): string[] {
  return fields.flatMap((field) => {
    const place = `${owner}.${field.name}`;
    const fact = facts.find(({ name }) => name === field.name);
    if (fact === undefined)
      return SENT_BY_CLIENTS.has(place) || isOwnAddition(place) ? [] : [`DataHub has no ${place}`];
    const args = 'args' in field ? fieldProblems(place, field.args, fact.args ?? []) : [];
    const isDeprecated = field.deprecationReason != null;
    return [
      ...(String(field.type) === fact.type ? [] : [`${place} is ${String(field.type)}, in DataHub ${fact.type}`]),
      ...(isDeprecated === (fact.deprecated ?? false) ? [] : [`${place} differs in being deprecated`]),
      ...args,
    ];
  });
}

itWhere(hasSharedFolder, 'facts')(
  'should declare nothing that DataHub does not, and nothing otherwise than DataHub',
  () => {
    const areas = sharedJson<Record<string, AreaFact>>('reference', 'graphql.json');
    const facts = factsOf(Object.values(areas));
    const types = Object.values(buildSchema(readFileSync(SCHEMA, 'utf8')).getTypeMap());
    expect(types.flatMap((type) => typeProblems(type, facts))).toEqual([]);
  },
);
