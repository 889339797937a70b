import { attributionOf, type EntityFieldResolver } from '../../entities/index.js';
import type { MetadataAttribution, StoredOf } from '../../model/index.js';

interface StoredDocumentation {
  readonly documentations: readonly {
    readonly documentation: string;
    readonly attribution?: StoredOf<typeof MetadataAttribution>;
  }[];
}

/** The field `documentation`, the same on every entity type that has it. */
export const documentationField: EntityFieldResolver = async ({ urn }, _args, context) => {
  const stored = (await context.entities.value(urn, 'documentation')) as StoredDocumentation | undefined;
  if (stored === undefined) return null;
  const documentations = stored.documentations.map(({ documentation, attribution }) => ({
    documentation,
    attribution: attributionOf(attribution, context),
  }));
  return { documentations };
};
