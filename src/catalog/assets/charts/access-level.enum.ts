import { registerEnumType } from '@nestjs/graphql';

/** Access levels of charts and dashboards in their tools. */
export enum AccessLevel {
  PUBLIC = 'PUBLIC',
  PRIVATE = 'PRIVATE',
}

registerEnumType(AccessLevel, {
  name: 'AccessLevel',
  description: 'Access levels of charts and dashboards in their tools.',
  valuesMap: {
    PUBLIC: { description: 'Visible to all users of the tool.' },
    PRIVATE: { description: 'Visible to some users of the tool.' },
  },
});
