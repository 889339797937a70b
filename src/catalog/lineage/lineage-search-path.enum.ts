import { registerEnumType } from '@nestjs/graphql';

/** How a search across lineage found its hits. */
export enum LineageSearchPath {
  TORTOISE = 'TORTOISE',
  LIGHTNING = 'LIGHTNING',
}

registerEnumType(LineageSearchPath, {
  name: 'LineageSearchPath',
  description: 'How a search across lineage found its hits.',
  valuesMap: {
    TORTOISE: { description: 'With the search index, which applies all conditions exactly.' },
    LIGHTNING: { description: 'From the urns only; not used.' },
  },
});
