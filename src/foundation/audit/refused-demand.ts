/** What was asked of an actor who did not have it; the cause of a `FORBIDDEN`, for the audit trail. */
export class RefusedDemand {
  constructor(
    /** The privileges that were asked about. */
    readonly anyOf: readonly string[],
    /** Urn that they were asked on; undefined for a type or the platform. */
    readonly target?: string | undefined,
    readonly targetType?: string | undefined,
    /** The demand in words, as documentation has it. */
    readonly demand?: string | undefined,
  ) {}
}
