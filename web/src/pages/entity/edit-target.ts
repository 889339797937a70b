/** What an edit changes: an entity, or a column of a dataset. */
export interface EditTarget {
  readonly urn: string;
  /** Exact path of the column in the schema. */
  readonly column?: string;
}

/** How inputs of mutations name what they change. */
export interface ResourceInput {
  readonly resourceUrn: string;
  readonly subResource?: string;
  readonly subResourceType?: 'DATASET_FIELD';
}

/** The part of an input that names the entity or the column. */
export function resourceOf({ urn, column }: EditTarget): ResourceInput {
  return column === undefined
    ? { resourceUrn: urn }
    : { resourceUrn: urn, subResource: column, subResourceType: 'DATASET_FIELD' };
}
