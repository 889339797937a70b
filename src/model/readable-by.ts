/**
 * Who may read a part of the model, besides the service itself: actors with one of the privileges on the entity.
 * Without privileges, nobody else may. Actors who may write it should be among its readers, so that reading, changing
 * and writing it back loses nothing.
 */
export interface ReadableBy {
  /** Names of privileges, such as `MANAGE_INGESTION`; any one is sufficient. */
  readonly privileges: readonly string[];
}

/**
 * Who may read entities of a type: actors with a privilege, actors named by the entity, and everybody while the entity
 * is in one of `states`.
 */
export interface EntityReadableBy extends ReadableBy {
  /** Places that name users, or groups of users, who may read the entity. Each must be searchable. */
  readonly users?: readonly AspectPlace[];
  /** States in which everybody may read the entity; all conditions of a state must be met. */
  readonly states?: readonly (readonly StateCondition[])[];
}

/** A place in the aspects of an entity. */
export interface AspectPlace {
  readonly aspect: string;
  /** As `AnnotatedPath.path` of the searchable place. */
  readonly path: readonly string[];
}

/** A condition on a searchable string of an entity. */
export interface StateCondition extends AspectPlace {
  /** The required string; undefined = there must be none. */
  readonly is: string | undefined;
}
