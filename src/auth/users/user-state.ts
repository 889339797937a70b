import { type AspectRecord, valueIn } from '../../aspects/index.js';
import type { JsonValue } from '../../foundation/json/json.js';
import { corpUserStatus, status } from '../../model/index.js';

/** Aspects that determine whether a user may log in. */
export const STATE_ASPECTS = ['corpUserKey', 'status', 'corpUserStatus'] as const;

/** Whether a user may log in. */
export class UserState {
  constructor(
    /** The user's key aspect is stored. */
    readonly exists: boolean,
    /** Soft-deleted or suspended. */
    readonly isBarred: boolean,
    /** When the user was created, in milliseconds since 1970. */
    readonly createdOn?: number,
  ) {}

  /** Reads the state from the aspects of a user. */
  static of(aspects: ReadonlyMap<string, AspectRecord> | undefined): UserState {
    const removed = valueIn(aspects, status)?.removed === true;
    const suspended = valueIn(aspects, corpUserStatus)?.status === 'SUSPENDED';
    const key = aspects?.get('corpUserKey');
    return new UserState(key !== undefined, removed || suspended, key?.created.time);
  }

  /** Exists, and is neither soft-deleted nor suspended. */
  get isActive(): boolean {
    return this.exists && !this.isBarred;
  }
}

/** The strings in `value` if it is an array. */
export function stringsIn(value: JsonValue | undefined): readonly string[] {
  return Array.isArray(value) ? value.filter((item) => typeof item === 'string') : [];
}
