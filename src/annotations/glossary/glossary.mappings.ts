import {
  aspectField,
  customProperties,
  type EntityFieldResolver,
  idField,
  mapping,
  parentsOf,
  refTo,
} from '../../entities/index.js';
import { idOfUrn } from '../../foundation/common/urn.js';
import { glossaryNodeInfo, glossaryTermInfo } from '../../model/index.js';
import { GlossaryNode } from './glossary-node.model.js';
import { GlossaryTerm } from './glossary-term.model.js';
import { parentNodeReader } from './parent-node.js';

const parentNodes: EntityFieldResolver = async ({ urn }, _args, { entities }) => {
  const parentOf = parentNodeReader((of, aspect) => entities.value(of, aspect));
  const nodes = await parentsOf(urn, parentOf, entities.parentDepth);
  return { count: nodes.length, nodes: nodes.map((node) => refTo(GLOSSARY_NODE.typeName, node)) };
};

const properties = aspectField(glossaryTermInfo, (info, { urn }) => ({
  ...info,
  urn,
  name: info.name ?? lastPart(urn),
  description: info.definition,
  customProperties: customProperties(info.customProperties, urn),
}));

const nodeProperties: EntityFieldResolver = async ({ urn }, _args, { entities }) => {
  const info = await entities.value(urn, glossaryNodeInfo);
  return {
    urn,
    name: info?.name ?? idOfUrn(urn),
    description: info?.definition ?? null,
    customProperties: customProperties(info?.customProperties, urn),
  };
};

/** How a glossary term appears in GraphQL. */
export const GLOSSARY_TERM = mapping(GlossaryTerm, 'glossaryTerm', {
  name: ({ urn }) => lastPart(urn),
  hierarchicalName: idField,
  properties,
  glossaryTermInfo: properties,
  parentNodes,
});

/** How a term group appears in GraphQL. */
export const GLOSSARY_NODE = mapping(GlossaryNode, 'glossaryNode', { properties: nodeProperties, parentNodes });

function lastPart(urn: string): string {
  return idOfUrn(urn).split('.').at(-1) ?? '';
}
