import { useSession } from '../../api/session-context.js';
import { useGraphql } from '../../api/use-graphql.js';
import type { Operation } from '../../api/operation.js';
import { typeOfUrn } from '../../design/entity-name.js';
import {
  entityHeadQuery,
  entityPrivilegesQuery,
  updateChartMutation,
  updateDashboardMutation,
  updateDataFlowMutation,
  updateDataJobMutation,
  updateDescriptionMutation,
} from './entity.generated.js';

/** What the user may change of an entity. */
export interface Rights {
  readonly tags: boolean;
  readonly description: boolean;
  /** Every aspect, by the REST endpoints. */
  readonly aspects: boolean;
}

type SaveByUrn = Operation<unknown, { readonly urn: string; readonly description: string }>;

/** Types that have tags and are no labels themselves. */
const TAGGABLE = new Set(
  (
    'application assertion chart container corpuser dashboard dataFlow dataJob dataPlatformInstance dataProduct dataset ' +
    'document erModelRelationship glossaryNode glossaryTerm incident metric mlFeature mlFeatureTable mlModel ' +
    'mlModelGroup mlPrimaryKey notebook schemaField semanticModel'
  ).split(' '),
);

/** Types whose description `updateDescription` changes. */
const DESCRIBABLE = new Set(
  (
    'application businessAttribute container corpGroup dataProduct dataset domain glossaryNode glossaryTerm mlFeature ' +
    'mlFeatureTable mlModel mlModelGroup mlPrimaryKey notebook tag'
  ).split(' '),
);

/** Types whose description a mutation of their own changes. */
const BY_URN: Readonly<Record<string, SaveByUrn>> = {
  chart: updateChartMutation,
  dashboard: updateDashboardMutation,
  dataFlow: updateDataFlowMutation,
  dataJob: updateDataJobMutation,
};

const NONE: Rights = { tags: false, description: false, aspects: false };

const STALE_MS = 60_000;

/** What the user may change of an entity; nothing until that is known. */
export function useRights(urn: string): Rights {
  const { urn: actorUrn } = useSession();
  const head = useGraphql(entityHeadQuery, { urn }, { staleTime: STALE_MS });
  const resourceType = head.data?.entity?.type;
  const { data } = useGraphql(
    entityPrivilegesQuery,
    { actorUrn, resourceSpec: { resourceType: resourceType ?? 'OTHER', resourceUrn: urn } },
    { enabled: resourceType !== undefined, staleTime: STALE_MS },
  );
  const privileges = data?.getGrantedPrivileges?.privileges;
  return privileges === undefined ? NONE : rightsOf(typeOfUrn(urn), new Set(privileges));
}

/** Whether entities of a type have tags, and with them terms and domains. */
export function hasLabels(type: string): boolean {
  return TAGGABLE.has(type);
}

/** What may be changed of an entity of a type with privileges on it. */
export function rightsOf(type: string, privileges: ReadonlySet<string>): Rights {
  const aspects = privileges.has('EDIT_ENTITY');
  return {
    tags: TAGGABLE.has(type) && (aspects || privileges.has('EDIT_ENTITY_TAGS')),
    description: (DESCRIBABLE.has(type) || type in BY_URN) && (aspects || privileges.has('EDIT_ENTITY_DOCS')),
    aspects,
  };
}

/** The mutation that saves a description, with its variables. */
export function savingOf(
  urn: string,
  description: string,
): { readonly operation: Operation<unknown, never>; readonly variables: object } {
  const own = BY_URN[typeOfUrn(urn)];
  return own === undefined
    ? { operation: updateDescriptionMutation, variables: { input: { resourceUrn: urn, description } } }
    : { operation: own, variables: { urn, description } };
}
