import type { SearchCriteria, SearchCriterion } from '../../search/index.js';
import { DocumentState } from './document-info.model.js';

const PUBLISHED = 'urn:li:lifecycleStageType:PUBLISHED';
const DRAFT = 'urn:li:lifecycleStageType:DRAFT';

const NO_STAGE: SearchCriterion = { field: 'lifecycleStage', values: [], condition: 'EXISTS', negated: true };
const ANY_STAGE: SearchCriterion = { field: 'lifecycleStage', values: [], condition: 'EXISTS' };

/** Conditions of a search for documents; absent members add no condition. */
export interface DocumentConditions {
  readonly parentDocuments?: readonly string[] | null;
  readonly rootOnly?: boolean | null;
  readonly types?: readonly string[] | null;
  readonly domains?: readonly string[] | null;
  readonly relatedAssets?: readonly string[] | null;
  readonly sourceType?: string | null;
  readonly tags?: readonly string[] | null;
  readonly glossaryTerms?: readonly string[] | null;
  readonly creators?: readonly string[] | null;
  readonly platforms?: readonly string[] | null;
}

/** Returns the search criteria that must all hold. */
export function documentConditions(input: DocumentConditions): SearchCriterion[] {
  const parent: SearchCriterion[] =
    input.rootOnly === true
      ? [{ field: 'parentDocument', values: [], condition: 'EXISTS', negated: true }]
      : oneOf('parentDocument', input.parentDocuments);
  return [
    ...parent,
    ...oneOf('typeNames', input.types),
    ...oneOf('domains', input.domains),
    ...oneOf('relatedAssets', input.relatedAssets),
    ...oneOf('sourceType', input.sourceType == null ? null : [input.sourceType]),
    ...oneOf('tags', input.tags),
    ...oneOf('glossaryTerms', input.glossaryTerms),
    ...oneOf('creator', input.creators),
    ...oneOf('platform', input.platforms),
  ];
}

/**
 * Returns alternatives that limit documents to the given states: published documents, and unpublished documents owned
 * by `owners`, or all unpublished documents if `owners` is undefined. Documents in the lifecycle stage DRAFT are never
 * found.
 */
export function shownDocuments(
  states: readonly DocumentState[] | null | undefined,
  owners: readonly string[] | undefined,
): SearchCriteria {
  const wanted = states == null || states.length === 0 ? Object.values(DocumentState) : states;
  const owned: SearchCriterion[] = owners === undefined ? [] : [{ field: 'owners', values: owners }];
  const published: SearchCriterion[][] = [
    [{ field: 'lifecycleStage', values: [PUBLISHED] }],
    [NO_STAGE, { field: 'state', values: [DocumentState.PUBLISHED] }],
  ];
  const unpublished: SearchCriterion[][] = [
    [NO_STAGE, { field: 'state', values: [DocumentState.UNPUBLISHED] }, ...owned],
    [ANY_STAGE, { field: 'lifecycleStage', values: [PUBLISHED, DRAFT], negated: true }, ...owned],
  ];
  return [
    ...(wanted.includes(DocumentState.PUBLISHED) ? published : []),
    ...(wanted.includes(DocumentState.UNPUBLISHED) ? unpublished : []),
  ];
}

function oneOf(field: string, values: readonly string[] | null | undefined): SearchCriterion[] {
  return values == null || values.length === 0 ? [] : [{ field, values }];
}
