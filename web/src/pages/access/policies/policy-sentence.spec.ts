import { describe, expect, it } from '@jest/globals';
import type { PolicyShape, ShapeActors, ShapeCriterion } from './policy-shape.js';
import { policySentence } from './policy-sentence.js';

const NAMES = {
  labels: new Map([
    ['EDIT_ENTITY_TAGS', 'Edit Tags'],
    ['EDIT_ENTITY_OWNERS', 'Edit Owners'],
    ['EDIT_ENTITY_DOCS', 'Edit Description'],
    ['EDIT_LINEAGE', 'Edit Lineage'],
    ['VIEW_ENTITY_PAGE', 'View Entity Page'],
    ['DELETE_ENTITY', 'Delete'],
    ['EXISTS_ENTITY', 'Entity Exists'],
    ['VIEW_DATASET_USAGE', 'View Dataset Usage'],
    ['DATA_MANAGE_TABLES', 'Manage Iceberg Tables'],
    ['MANAGE_POLICIES', 'Manage Policies'],
    ['VIEW_ANALYTICS', 'View Analytics'],
  ]),
  platform: new Set(['MANAGE_POLICIES', 'VIEW_ANALYTICS']),
  resource: new Set([
    'EDIT_ENTITY_TAGS',
    'EDIT_ENTITY_OWNERS',
    'EDIT_ENTITY_DOCS',
    'EDIT_LINEAGE',
    'VIEW_ENTITY_PAGE',
    'DELETE_ENTITY',
    'EXISTS_ENTITY',
    'VIEW_DATASET_USAGE',
    'DATA_MANAGE_TABLES',
  ]),
};

const NOBODY: ShapeActors = {
  everybody: false,
  anyGroup: false,
  users: [],
  groups: [],
  roles: [],
  owners: false,
  ownershipTypes: undefined,
};
const EDITORS = { ...NOBODY, roles: ['Editor'] };

const TAGS: PolicyShape = {
  isPlatform: false,
  privileges: ['EDIT_ENTITY_TAGS'],
  actors: EDITORS,
  criteria: [],
  constraints: undefined,
};

const is = (field: string, ...values: readonly string[]): ShapeCriterion => ({ field, condition: 'EQUALS', values });
const isNot = (field: string, ...values: readonly string[]): ShapeCriterion => ({
  field,
  condition: 'NOT_EQUALS',
  values,
});
const begins = (field: string, ...values: readonly string[]): ShapeCriterion => ({
  field,
  condition: 'STARTS_WITH',
  values,
});

describe('The sentence of a policy', () => {
  it('should say who may do what where', () => {
    const policy = {
      ...TAGS,
      privileges: ['EDIT_ENTITY_TAGS', 'EDIT_ENTITY_OWNERS'],
      criteria: [is('TYPE', 'dataset'), is('DOMAIN', 'Finance')],
    };
    expect(policySentence(policy, NAMES)).toBe('Editors may edit tags and owners of datasets in domain Finance.');
  });

  it.each<[Partial<ShapeActors>, string]>([
    [{}, 'Nobody'],
    [{ everybody: true, users: ['Ann'] }, 'Everybody'],
    [{ users: ['Ann'] }, 'Ann'],
    [{ users: ['Ann', 'Ben'] }, 'Ann and Ben'],
    [{ users: ['A', 'B', 'C', 'D', 'E'] }, 'A, B, C and 2 more'],
    [{ groups: ['Finance', 'Sales'] }, 'Members of Finance or Sales'],
    [{ anyGroup: true, groups: ['Finance'] }, 'Members of any group'],
    [{ roles: ['Editor', 'Data Steward'] }, 'Editors and Data Stewards'],
    [{ owners: true }, 'Owners'],
    [{ owners: true, ownershipTypes: ['Technical Owner'] }, 'Owners of the type Technical Owner'],
    [{ owners: true, ownershipTypes: [] }, 'Owners of no type'],
    [{ users: ['Ann'], roles: ['Admin'], owners: true }, 'Ann, Admins and owners'],
  ])('should name the actors %j as "%s"', (actors, text) => {
    const policy = { ...TAGS, actors: { ...NOBODY, ...actors } };
    expect(policySentence(policy, NAMES)).toBe(`${text} may edit tags of all entities.`);
  });

  it.each<[readonly ShapeCriterion[], string]>([
    [[], 'all entities'],
    [[is('TYPE', 'dataset')], 'all datasets'],
    [[is('TYPE', 'dataset', 'glossaryTerm')], 'all datasets and glossary terms'],
    [[is('TYPE', 'a', 'b', 'c', 'd', 'e')], 'all as, bs, cs and 2 more types'],
    [[is('TYPE', 'corpuser'), is('GROUP_MEMBERSHIP', 'Sales')], 'users who are members of Sales'],
    [[is('TYPE', 'query', 'mlModel', 'dataHubPolicy')], 'all queries, ML models and DataHub policies'],
    [[is('TYPE')], 'entities of no type'],
    [[isNot('TYPE', 'tag')], 'entities other than tags'],
    [[begins('TYPE', 'data')], 'entities whose type begins with data'],
    [[is('TYPE', 'tag'), is('TYPE', 'chart')], 'tags that are also charts'],
    [[is('URN', 'Orders', 'Customers')], 'entities named Orders or Customers'],
    [[is('TYPE', 'dataset'), is('URN', 'Orders')], 'datasets named Orders'],
    [[isNot('URN', 'Orders')], 'entities other than Orders'],
    [[begins('URN', 'urn:li:tag:x')], 'entities whose urn begins with urn:li:tag:x'],
    [[is('DOMAIN', 'Finance', 'Sales')], 'entities in domain Finance or Sales'],
    [[isNot('DOMAIN', 'Finance')], 'entities outside domain Finance'],
    [[is('OWNER', 'Ann')], 'entities owned by Ann'],
    [[is('TAG', 'PII'), isNot('TAG', 'Public')], 'entities tagged PII and not tagged Public'],
    [[is('CONTAINER', 'raw')], 'entities in container raw'],
    [[is('GLOSSARY', 'Revenue')], 'entities with glossary term Revenue'],
    [[is('DATA_PLATFORM_INSTANCE', 'prod')], 'entities of platform instance prod'],
    [[is('DOMAIN')], 'entities in domain nothing'],
    [[is('COLOUR', 'red')], 'entities whose colour, a property that no entity has, is red'],
  ])('should name the entities %j as "%s"', (criteria, text) => {
    expect(policySentence({ ...TAGS, criteria }, NAMES)).toBe(`Editors may edit tags of ${text}.`);
  });

  it.each<[readonly string[], string]>([
    [['VIEW_ENTITY_PAGE', 'EDIT_LINEAGE'], 'Editors may view the page and edit lineage of all entities.'],
    [
      ['EDIT_ENTITY_TAGS', 'EDIT_LINEAGE', 'VIEW_ENTITY_PAGE'],
      'Editors may edit tags and lineage, and view the page of all entities.',
    ],
    [['DELETE_ENTITY'], 'On all entities, Editors may delete.'],
    [['DELETE_ENTITY', 'EDIT_ENTITY_TAGS'], 'On all entities, Editors may delete and edit tags.'],
    [['EXISTS_ENTITY'], 'On all entities, Editors may use "Entity Exists".'],
    [['DATA_MANAGE_TABLES'], 'On all entities, Editors may manage Iceberg tables.'],
    [['GET_COUNTS_PRIVILEGE'], 'On all entities, Editors may get counts.'],
    [['SEARCH_PRIVILEGE'], 'On all entities, Editors may search.'],
    [[...NAMES.resource], 'On all entities, Editors may do everything: it lists all 9 privileges.'],
    [
      [...NAMES.resource].slice(0, 8),
      'On all entities, Editors may edit tags, owners and 2 more, and view the page and dataset usage, and delete, and use 1 more privilege.',
    ],
    [[], 'Editors may do nothing by this policy: it lists no privilege.'],
  ])('should name the privileges %j: %s', (privileges, text) => {
    expect(policySentence({ ...TAGS, privileges }, NAMES)).toBe(text);
  });

  it('should not name entities for the platform', () => {
    const policy = { ...TAGS, isPlatform: true, privileges: ['MANAGE_POLICIES', 'VIEW_ANALYTICS'] };
    expect(policySentence(policy, NAMES)).toBe('Editors may manage policies and view analytics.');
  });

  it.each<[readonly ShapeCriterion[], string]>([
    [[], ''],
    [[is('TYPE', 'tag'), is('URN', 'PII')], ', but add and remove only tags named PII'],
  ])('should say what may be added and removed by %j', (constraints, text) => {
    expect(policySentence({ ...TAGS, constraints }, NAMES)).toBe(`Editors may edit tags of all entities${text}.`);
  });
});
