import type { JsonObject, JsonValue } from '../../../../foundation/json/json.js';
import type { AspectSpec, EntitySpec } from '../../../../model/index.js';
import { aspectSpecification, fieldSpecifications } from './aspect-specification.js';

/** The registry's specification of one entity type with its aspects. */
export function entitySpecification(entity: EntitySpec): JsonObject {
  const aspects = [...entity.aspects.values()];
  const specifications = aspects.map((aspect) => [aspect.name, aspectSpecification(aspect)] as const);
  const { name, keyAspect, searchGroup, viewUnrestricted, snapshot } = entity;
  return {
    name,
    entityAnnotation: { name, keyAspect: keyAspect.name, searchGroup, viewUnrestricted },
    keyAspectName: keyAspect.name,
    keyAspectSpec: aspectSpecification(keyAspect),
    aspectSpecs: specifications.map(([, specification]) => specification),
    aspectSpecMap: Object.fromEntries(specifications),
    ...fieldsOf(aspects),
    ...(snapshot !== undefined && {
      snapshotSchemaName: snapshot,
      aspectTyperefSchemaName: snapshot.replace('.snapshot.', '.aspect.').replace(/Snapshot$/, 'Aspect'),
    }),
  };
}

function fieldsOf(aspects: readonly AspectSpec[]): JsonObject {
  const searchable = aspects.flatMap((aspect) => fieldSpecifications('searchableAnnotation', aspect.searchable));
  return {
    searchableFieldSpecs: [...searchable],
    searchableFieldTypes: searchableTypes(aspects),
    // No field of the model affects scores.
    searchScoreFieldSpecs: [],
    relationshipFieldSpecs: aspects.flatMap((aspect) =>
      fieldSpecifications('relationshipAnnotation', aspect.relationships),
    ),
    searchableRefFieldSpecs: aspects.flatMap((aspect) =>
      fieldSpecifications('searchableRefAnnotation', aspect.searchableRefs),
    ),
  };
}

/** The declared types of each searchable field by its name in documents. */
function searchableTypes(aspects: readonly AspectSpec[]): JsonObject {
  const types: Record<string, JsonValue[]> = {};
  for (const { path, annotation } of aspects.flatMap(({ searchable }) => searchable)) {
    const name = annotation.fieldName ?? path.findLast((step) => step !== '*' && step !== '$key') ?? '';
    const known = (types[name] ??= []);
    const type = annotation.fieldType;
    if (type !== undefined && !known.includes(type)) known.push(type);
  }
  return types;
}
