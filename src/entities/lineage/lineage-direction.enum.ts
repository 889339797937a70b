import { registerEnumType } from '@nestjs/graphql';

/** Direction in which lineage is followed. */
export enum LineageDirection {
  UPSTREAM = 'UPSTREAM',
  DOWNSTREAM = 'DOWNSTREAM',
}

registerEnumType(LineageDirection, {
  name: 'LineageDirection',
  description: 'Direction in which lineage is followed.',
  valuesMap: {
    UPSTREAM: { description: 'Towards the sources of the data.' },
    DOWNSTREAM: { description: 'Towards the consumers of the data.' },
  },
});
