/**
 * Who may read something of the model, beside the service itself: whoever holds one of the privileges on the entity.
 * Without privileges nobody else may. Whoever may write the thing should be among its readers, so that what is read,
 * changed and written again is whole.
 */
export interface ReadableBy {
  /** Names of privileges, as in `MANAGE_INGESTION`; any one suffices. */
  readonly privileges: readonly string[];
}

/**
 * Who may read entities of a type: whoever holds a privilege, is named by the entity, or finds it in a state that is
 * for everybody.
 */
export interface EntityReadableBy extends ReadableBy {
  /** Places that name users, or groups of users, who may read the entity. Each is searchable. */
  readonly users?: readonly AspectPlace[];
  /** States in which everybody may read the entity; of one state every condition holds. */
  readonly states?: readonly (readonly StateCondition[])[];
}

/** A place in the aspects of an entity. */
export interface AspectPlace {
  readonly aspect: string;
  /** As `AnnotatedPath.path`, of the place that is searchable. */
  readonly path: readonly string[];
}

/** A condition on a searchable text of an entity. */
export interface StateCondition extends AspectPlace {
  /** The text is there and is this one; undefined = there is none. */
  readonly is: string | undefined;
}
