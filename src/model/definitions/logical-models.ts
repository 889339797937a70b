import { relationship, searchable } from '../annotate.js';
import { aspect } from '../declarations.js';
import { optional, record } from '../types.js';
import { Edge } from './common.js';

const LogicalParent = record('com.linkedin.logical.LogicalParent', {
  parent: optional(
    relationship(
      searchable(Edge, {
        '/destinationUrn': {
          fieldName: 'logicalParent',
          fieldType: 'URN',
          addToFilters: true,
          filterNameOverride: 'Physical Instance Of',
          hasValuesFieldName: 'hasLogicalParent',
          queryByDefault: false,
        },
      }),
      {
        '/destinationUrn': {
          name: 'PhysicalInstanceOf',
          entityTypes: ['dataset', 'schemaField'],
          createdOn: 'parent/created/time',
          createdActor: 'parent/created/actor',
          updatedOn: 'parent/lastModified/time',
          updatedActor: 'parent/lastModified/actor',
          properties: 'parent/properties',
        },
      },
    ),
  ),
});
export const logicalParent = aspect('logicalParent', LogicalParent);
