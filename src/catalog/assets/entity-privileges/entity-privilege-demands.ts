import { type Privilege, PRIVILEGES as P } from '../../../auth/index.js';
import { DESCRIBING_ENTITY } from '../../../annotations/index.js';

/** Which privileges on an entity allow something, and for which kinds of entities that makes sense. */
export interface Demand {
  /** Any one of these on the entity allows it. */
  readonly anyOf: readonly Privilege[];
  /** Whether those who manage the entity may do it too, as in the glossary. */
  readonly orManages?: boolean;
  /** Names of the model; absent = every kind. */
  readonly only?: readonly string[];
}

const DATASET = ['dataset'];

const editing = (privilege: Privilege): Demand => ({ anyOf: [P.EDIT_ENTITY, privilege] });
const managed = (privilege: Privilege): Demand => ({ ...editing(privilege), orManages: true });
const ofDatasets = (...anyOf: readonly Privilege[]): Demand => ({ anyOf, only: DATASET });

/** What each field of `EntityPrivileges` asks for: the same as the mutation or the field that it speaks of. */
export const DEMANDS: Readonly<Record<string, Demand>> = {
  canEditLineage: editing(P.EDIT_LINEAGE),
  canEditProperties: editing(P.EDIT_ENTITY_PROPERTIES),
  canEditAssertions: editing(P.EDIT_ENTITY_ASSERTIONS),
  canEditAssertionOwners: editing(P.EDIT_ENTITY_ASSERTIONS),
  canEditIncidents: editing(P.EDIT_ENTITY_INCIDENTS),
  canEditDomains: managed(P.EDIT_DOMAINS_PRIVILEGE),
  canEditDataProducts: editing(P.EDIT_ENTITY_DATA_PRODUCTS),
  canEditDeprecation: editing(P.EDIT_DEPRECATION_PRIVILEGE),
  canEditGlossaryTerms: editing(P.EDIT_ENTITY_GLOSSARY_TERMS),
  canEditTags: editing(P.EDIT_ENTITY_TAGS),
  canEditOwners: managed(P.EDIT_ENTITY_OWNERS),
  canEditDescription: { anyOf: DESCRIBING_ENTITY.anyOf, orManages: true },
  canEditLinks: managed(P.EDIT_ENTITY_DOC_LINKS),
  canManageAssetSummary: editing(P.MANAGE_ASSET_SUMMARY),
  canEditEmbed: { anyOf: [P.EDIT_ENTITY, P.EDIT_ENTITY_EMBED], only: ['dataset', 'chart', 'dashboard'] },
  canEditQueries: ofDatasets(P.EDIT_ENTITY, P.EDIT_ENTITY_QUERIES),
  canEditSchemaFieldTags: ofDatasets(P.EDIT_ENTITY, P.EDIT_DATASET_COL_TAGS),
  canEditSchemaFieldGlossaryTerms: ofDatasets(P.EDIT_ENTITY, P.EDIT_DATASET_COL_GLOSSARY_TERMS),
  canEditSchemaFieldDescription: ofDatasets(P.EDIT_ENTITY, P.EDIT_DATASET_COL_DESCRIPTION),
  canViewDatasetUsage: ofDatasets(P.VIEW_DATASET_USAGE),
  canViewDatasetProfile: ofDatasets(P.VIEW_DATASET_PROFILE),
  canViewDatasetOperations: ofDatasets(P.VIEW_DATASET_OPERATIONS),
};
