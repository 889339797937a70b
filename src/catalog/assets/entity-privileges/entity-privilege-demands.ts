import { type Privilege, PRIVILEGES as P } from '../../../auth/index.js';
import { DESCRIBING_ENTITY } from '../../../annotations/index.js';
import type { EntityPrivileges } from './entity-privileges.model.js';

/** Privileges behind a field of `EntityPrivileges`, and the entity types that the field applies to. */
export interface FieldDemand {
  /** Privileges on the entity; any one suffices. */
  readonly anyOf: readonly Privilege[];
  /** Whether managing the entity also suffices, as in the glossary. */
  readonly orManages?: boolean;
  /** Entity types; all types if absent. */
  readonly only?: readonly string[];
}

const DATASET = ['dataset'];

const editing = (privilege: Privilege): FieldDemand => ({ anyOf: [P.EDIT_ENTITY, privilege] });
const managed = (privilege: Privilege): FieldDemand => ({ ...editing(privilege), orManages: true });
const ofDatasets = (...anyOf: readonly Privilege[]): FieldDemand => ({ anyOf, only: DATASET });

/** The demand of each field of `EntityPrivileges`: the same as that of the mutation or field that it describes. */
export const DEMANDS: { readonly [Field in keyof EntityPrivileges]?: FieldDemand } = {
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
