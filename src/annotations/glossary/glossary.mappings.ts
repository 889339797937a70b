import {
  aspectField,
  customProperties,
  type EntityFieldResolver,
  type EntityMapping,
  type FieldResolvers,
  idField,
  idOfUrn,
  refTo,
} from '../../entities/index.js';
import { resolvedAuditStamp } from '../../identity/index.js';
import { parentNodeOf } from './parent-node.js';

interface StoredTerm {
  readonly name?: string;
  readonly definition: string;
  readonly customProperties?: Readonly<Record<string, string>>;
}

const parentNodes: EntityFieldResolver = async ({ urn }, _args, { entities }) => {
  const nodes: string[] = [];
  const read = (of: string, aspectName: string) => entities.value(of, aspectName);
  let next = await parentNodeOf(urn, read);
  while (next !== undefined && nodes.length < entities.parentDepth && !nodes.includes(next)) {
    nodes.push(next);
    next = await parentNodeOf(next, read);
  }
  return { count: nodes.length, nodes: nodes.map((node) => refTo(GLOSSARY_NODE.typeName, node)) };
};

const properties = aspectField<StoredTerm>('glossaryTermInfo', (info, { urn }) => ({
  ...info,
  urn,
  name: info.name ?? lastPart(urn),
  description: info.definition,
  customProperties: customProperties(info.customProperties, urn),
}));

const nodeProperties: EntityFieldResolver = async ({ urn }, _args, { entities }) => {
  const info = (await entities.value(urn, 'glossaryNodeInfo')) as StoredTerm | undefined;
  return {
    urn,
    name: info?.name ?? idOfUrn(urn),
    description: info?.definition ?? null,
    customProperties: customProperties(info?.customProperties, urn),
  };
};

/** How a glossary term shows in GraphQL. */
export const GLOSSARY_TERM: EntityMapping = {
  entityType: 'glossaryTerm',
  typeName: 'GlossaryTerm',
  fields: {
    name: ({ urn }) => lastPart(urn),
    hierarchicalName: idField,
    properties,
    glossaryTermInfo: properties,
    parentNodes,
  },
};

/** How a group of terms shows in GraphQL. */
export const GLOSSARY_NODE: EntityMapping = {
  entityType: 'glossaryNode',
  typeName: 'GlossaryNode',
  fields: { properties: nodeProperties, parentNodes },
};

/** The field `createdOn` of an entity's properties, which carry its `urn`: when its key aspect was written. */
export function createdOnField(keyAspect: string): FieldResolvers {
  return {
    createdOn: async ({ urn }, _args, { entities }) =>
      resolvedAuditStamp((await entities.aspect(urn, keyAspect))?.created),
  };
}

function lastPart(urn: string): string {
  return idOfUrn(urn).split('.').at(-1) ?? '';
}
