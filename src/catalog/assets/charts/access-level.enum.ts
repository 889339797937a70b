import { registerEnumType } from '@nestjs/graphql';

/** Who may see a chart or a dashboard in its own tool. */
export enum AccessLevel {
  PUBLIC = 'PUBLIC',
  PRIVATE = 'PRIVATE',
}

registerEnumType(AccessLevel, {
  name: 'AccessLevel',
  description: 'Who may see a chart or a dashboard in its own tool.',
  valuesMap: {
    PUBLIC: { description: 'Everybody who can reach the tool.' },
    PRIVATE: { description: 'Some people only.' },
  },
});
