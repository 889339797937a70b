import { registerEnumType } from '@nestjs/graphql';

/** Which way lineage is followed. */
export enum LineageDirection {
  UPSTREAM = 'UPSTREAM',
  DOWNSTREAM = 'DOWNSTREAM',
}

registerEnumType(LineageDirection, {
  name: 'LineageDirection',
  description: 'Which way lineage is followed.',
  valuesMap: {
    UPSTREAM: { description: 'To where the data comes from.' },
    DOWNSTREAM: { description: 'To where the data goes.' },
  },
});
