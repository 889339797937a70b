import { allOf, condition, each, held, type HeldDemand, type Privilege, where } from '../../../auth/index.js';

const part = (privilege: Privilege): HeldDemand => held(['EDIT_ENTITY', privilege], each('asset'));

/** Required to replace each part of an asset. */
export const REPLACING = {
  ownership: part('EDIT_ENTITY_OWNERS'),
  tags: part('EDIT_ENTITY_TAGS'),
  deprecation: part('EDIT_ENTITY_STATUS'),
  links: part('EDIT_ENTITY_DOC_LINKS'),
  columnTags: part('EDIT_DATASET_COL_TAGS'),
  columnTexts: part('EDIT_DATASET_COL_DESCRIPTION'),
  description: part('EDIT_ENTITY_DOCS'),
} as const;

/** Required to send an update without parts. */
export const REPLACING_NOTHING = held('EDIT_ENTITY', each('asset'));

/** Required to replace parts of assets. */
export const UPDATING_ASSETS = allOf(
  where(condition('ownership is given'), REPLACING.ownership),
  where(condition('tags or globalTags are given'), REPLACING.tags),
  where(condition('deprecation is given'), REPLACING.deprecation),
  where(condition('institutionalMemory is given'), REPLACING.links),
  where(condition('editableSchemaMetadata is given'), allOf(REPLACING.columnTags, REPLACING.columnTexts)),
  where(condition('editableProperties are given'), REPLACING.description),
  where(condition('nothing is given'), REPLACING_NOTHING),
);
