import type { JsonObject } from '../../../foundation/common/json.js';
import type { EditableSchemaMetadataUpdate, GlobalTagsUpdate } from './parts.input.js';

/** Tags as the aspect `globalTags` holds them. */
export function tagsValue({ tags }: GlobalTagsUpdate): JsonObject {
  return { tags: (tags ?? []).map(({ tag }) => ({ tag: tag.urn })) };
}

/** What people say of columns as the aspect `editableSchemaMetadata` holds it, said at `stamp`. */
export function schemaValue({ editableSchemaFieldInfo }: EditableSchemaMetadataUpdate, stamp: JsonObject): JsonObject {
  const columns = editableSchemaFieldInfo.map(({ fieldPath, description, globalTags }) => ({
    fieldPath,
    ...(description == null ? {} : { description }),
    ...(globalTags == null ? {} : { globalTags: tagsValue(globalTags) }),
  }));
  return { editableSchemaFieldInfo: columns, created: stamp, lastModified: stamp };
}
