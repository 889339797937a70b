/** Maximum number of values of a list in a document; DataHub's `maxArrayLength`. */
export const MAX_LIST_LENGTH = 1_000;

/** Map values of this many characters or more are left out; DataHub's `maxValueLength`. */
export const MAX_MAP_VALUE_LENGTH = 4_096;

/** Maximum number of members of an object in a document; DataHub's `maxObjectKeys`. */
export const MAX_OBJECT_KEYS = 1_000;
