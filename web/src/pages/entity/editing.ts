import { useSession } from '../../api/session-context.js';
import { useGraphql } from '../../api/use-graphql.js';
import type { Operation } from '../../api/operation.js';
import { typeOfUrn } from '../../design/entity-name.js';
import { hasAspect } from './aspect-types.js';
import { type EditTarget, resourceOf } from './edit-target.js';
import {
  entityHeadQuery,
  entityPrivilegesQuery,
  updateChartMutation,
  updateDashboardMutation,
  updateDataFlowMutation,
  updateDataJobMutation,
  updateDescriptionMutation,
} from './entity.generated.js';

/** What the user may change of the columns of a dataset. */
export interface ColumnRights {
  readonly tags: boolean;
  readonly terms: boolean;
  readonly description: boolean;
}

/** What the user may change of an entity. */
export interface Rights {
  readonly tags: boolean;
  readonly terms: boolean;
  readonly description: boolean;
  readonly owners: boolean;
  readonly domains: boolean;
  readonly links: boolean;
  readonly columns: ColumnRights;
  /** Every aspect, by the REST endpoints. */
  readonly aspects: boolean;
}

type SaveByUrn = Operation<unknown, { readonly urn: string; readonly description: string }>;

/** Types whose description `updateDescription` changes. */
const DESCRIBABLE = new Set(
  (
    'application businessAttribute container corpGroup dataProduct dataset domain glossaryNode glossaryTerm mlFeature ' +
    'mlFeatureTable mlModel mlModelGroup mlPrimaryKey notebook tag'
  ).split(' '),
);

/** Types of what those who manage the glossary may change. */
const IN_GLOSSARY = new Set(['glossaryNode', 'glossaryTerm']);

/** Types whose description a mutation of their own changes. */
const BY_URN: Readonly<Record<string, SaveByUrn>> = {
  chart: updateChartMutation,
  dashboard: updateDashboardMutation,
  dataFlow: updateDataFlowMutation,
  dataJob: updateDataJobMutation,
};

const NONE: Rights = rightsOf('', new Set());

const STALE_MS = 60_000;

/** What the user may change of an entity; nothing until that is known. */
export function useRights(urn: string): Rights {
  const { urn: actorUrn, platformPrivileges } = useSession();
  const head = useGraphql(entityHeadQuery, { urn }, { staleTime: STALE_MS });
  const resourceType = head.data?.entity?.type;
  const { data } = useGraphql(
    entityPrivilegesQuery,
    { actorUrn, resourceSpec: { resourceType: resourceType ?? 'OTHER', resourceUrn: urn } },
    { enabled: resourceType !== undefined, staleTime: STALE_MS },
  );
  const privileges = data?.getGrantedPrivileges?.privileges;
  const type = typeOfUrn(urn);
  const isManager = IN_GLOSSARY.has(type) && platformPrivileges.manageGlossaries;
  return privileges === undefined ? NONE : rightsOf(type, new Set(privileges), isManager);
}

/**
 * What may be changed of an entity of a type with privileges on it. `isManager`: whether the user manages the glossary
 * that the entity is part of.
 */
export function rightsOf(type: string, privileges: ReadonlySet<string>, isManager = false): Rights {
  const aspects = privileges.has('EDIT_ENTITY');
  const may = (privilege: string): boolean => aspects || privileges.has(privilege);
  const mayOrManages = (privilege: string): boolean => isManager || may(privilege);
  const mayInColumns = (privilege: string): boolean => type === 'dataset' && may(privilege);
  return {
    tags: hasAspect(type, 'globalTags') && may('EDIT_ENTITY_TAGS'),
    terms: hasAspect(type, 'glossaryTerms') && may('EDIT_ENTITY_GLOSSARY_TERMS'),
    description: (DESCRIBABLE.has(type) || type in BY_URN) && mayOrManages('EDIT_ENTITY_DOCS'),
    owners: hasAspect(type, 'ownership') && mayOrManages('EDIT_ENTITY_OWNERS'),
    domains: hasAspect(type, 'domains') && mayOrManages('EDIT_DOMAINS_PRIVILEGE'),
    links: hasAspect(type, 'institutionalMemory') && mayOrManages('EDIT_ENTITY_DOC_LINKS'),
    columns: {
      tags: mayInColumns('EDIT_DATASET_COL_TAGS'),
      terms: mayInColumns('EDIT_DATASET_COL_GLOSSARY_TERMS'),
      description: mayInColumns('EDIT_DATASET_COL_DESCRIPTION'),
    },
    aspects,
  };
}

/** The mutation that saves a description, with its variables. */
export function savingOf(
  target: EditTarget,
  description: string,
): { readonly operation: Operation<unknown, never>; readonly variables: object } {
  const own = BY_URN[typeOfUrn(target.urn)];
  return own === undefined
    ? { operation: updateDescriptionMutation, variables: { input: { ...resourceOf(target), description } } }
    : { operation: own, variables: { urn: target.urn, description } };
}
