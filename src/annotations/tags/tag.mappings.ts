import { aspectField, type EntityMapping, idField } from '../../entities/index.js';

/** The aspect `tagProperties`. */
interface StoredTag {
  readonly name: string;
  readonly description?: string;
}

/** How a tag shows in GraphQL. */
export const TAG: EntityMapping = {
  entityType: 'tag',
  typeName: 'Tag',
  fields: {
    name: idField,
    properties: aspectField('tagProperties'),
    description: aspectField<StoredTag>('tagProperties', ({ description }) => description ?? null),
  },
};
