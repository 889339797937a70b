import { given } from '../../../foundation/common/given.js';
import type {
  AuditStamp,
  deprecation,
  editableDatasetProperties,
  editableSchemaMetadata,
  globalTags,
  institutionalMemory,
  StoredOf,
} from '../../../model/index.js';
import type {
  DatasetDeprecationUpdate,
  DatasetEditablePropertiesUpdate,
  EditableSchemaMetadataUpdate,
  GlobalTagsUpdate,
  InstitutionalMemoryUpdate,
} from './parts.input.js';

type Stamp = StoredOf<typeof AuditStamp>;

/** Returns the `globalTags` of an update. */
export function tagsValue({ tags }: GlobalTagsUpdate): StoredOf<typeof globalTags> {
  return { tags: (tags ?? []).map(({ tag }) => ({ tag: tag.urn })) };
}

/** Returns the `editableSchemaMetadata` of an update at `stamp`. */
export function schemaValue(
  { editableSchemaFieldInfo }: EditableSchemaMetadataUpdate,
  stamp: Stamp,
): StoredOf<typeof editableSchemaMetadata> {
  const columns = editableSchemaFieldInfo.map(({ fieldPath, description, globalTags: tags }) => ({
    fieldPath,
    ...given({ description, globalTags: tags == null ? null : tagsValue(tags) }),
  }));
  return { editableSchemaFieldInfo: columns, created: stamp, lastModified: stamp };
}

/** Returns the aspect of editable properties of an update at `stamp`. */
export function editableValue(
  { description, name }: DatasetEditablePropertiesUpdate,
  stamp: Stamp,
): StoredOf<typeof editableDatasetProperties> {
  return { description, ...given({ name }), created: stamp, lastModified: stamp };
}

/** Returns the value of `deprecation` and `datasetDeprecation` of an update by `actor`. */
export function deprecationValue(
  { deprecated, note, decommissionTime }: DatasetDeprecationUpdate,
  actor: string,
): StoredOf<typeof deprecation> {
  return { deprecated, note, actor, ...given({ decommissionTime }) };
}

/** Returns the `institutionalMemory` of an update at `now`, in milliseconds since 1970. */
export function memoryValue(
  { elements }: InstitutionalMemoryUpdate,
  now: number,
): StoredOf<typeof institutionalMemory> {
  return {
    elements: elements.map(({ url, description, author, createdAt }) => ({
      url,
      description: description ?? '',
      createStamp: { time: createdAt ?? now, actor: author },
    })),
  };
}
