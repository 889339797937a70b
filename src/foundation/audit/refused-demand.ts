/** The demand that an actor did not meet; the cause of a `FORBIDDEN` error, for the audit trail. */
export class RefusedDemand {
  constructor(
    /** The required privileges, any of which suffices. */
    readonly anyOf: readonly string[],
    /** Urn of the resource; undefined for a type or the platform. */
    readonly target?: string | undefined,
    readonly targetType?: string | undefined,
    /** The demand in words, as in the documentation. */
    readonly demand?: string | undefined,
  ) {}
}
