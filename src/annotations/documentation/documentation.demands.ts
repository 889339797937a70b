import {
  allOf,
  allOfType,
  anyOf,
  byType,
  condition,
  type Demand,
  held,
  operation,
  the,
  where,
} from '../../auth/index.js';
import { MANAGING_IT } from '../../entities/index.js';

/** Demand for changing the links to documentation of an entity. */
export const EDITING_LINKS = anyOf(held(['EDIT_ENTITY', 'EDIT_ENTITY_DOC_LINKS'], the('entity')), MANAGING_IT);

/** Demand for changing the description of entities of most types. */
export const DESCRIBING_ENTITY = held(['EDIT_ENTITY', 'EDIT_ENTITY_DOCS', 'MANAGE_ASSET_SUMMARY'], the('entity'));

/** Demand for changing the description of terms and term groups. */
export const DESCRIBING_IN_GLOSSARY = anyOf(DESCRIBING_ENTITY, MANAGING_IT);

/** Demand for changing the description of a container. */
export const DESCRIBING_CONTAINER = held(['EDIT_ENTITY', 'EDIT_ENTITY_DOCS'], the('entity'));

/** Demand for changing the description of a column. */
export const DESCRIBING_COLUMN = held(['EDIT_ENTITY', 'EDIT_DATASET_COL_DESCRIPTION'], the('dataset', 'of the column'));

/** Demand for changing the description of an entity or a column. */
export const DESCRIBING = where(
  condition('subResource is given'),
  DESCRIBING_COLUMN,
  byType(
    { glossaryTerm: DESCRIBING_IN_GLOSSARY, glossaryNode: DESCRIBING_IN_GLOSSARY, container: DESCRIBING_CONTAINER },
    DESCRIBING_ENTITY,
  ),
);

/** Condition that the actor may manage the data products of one of the product's domains. */
export const MANAGING_PRODUCT = condition('the right to manage the data products of one of its domains');

/** Demands for renaming an entity, by entity type. */
export const RENAMING = {
  businessAttribute: held('MANAGE_BUSINESS_ATTRIBUTE'),
  corpGroup: allOf(
    operation('ENTITY', 'MANAGE', allOfType('corpuser')),
    operation('ENTITY', 'MANAGE', allOfType('corpGroup')),
  ),
  dataProduct: anyOf(held('EDIT_ENTITY', the('entity')), MANAGING_PRODUCT),
  dataset: held(['EDIT_ENTITY', 'EDIT_ENTITY_PROPERTIES'], the('entity')),
  domain: held('MANAGE_DOMAINS'),
  glossaryNode: MANAGING_IT,
  glossaryTerm: MANAGING_IT,
  tag: held('EDIT_ENTITY', the('entity')),
} as const satisfies Readonly<Record<string, Demand>>;

/** Demand for renaming an entity of any type that has a name. */
export const RENAMING_ENTITY = byType(RENAMING);
