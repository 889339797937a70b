/** A retention policy of a fresh installation. */
export interface RetentionSeed {
  readonly entity: string;
  readonly aspect: string;
  readonly maxVersions: number;
  /** Whether a policy that somebody changed is written over. */
  readonly overwrites: boolean;
}

/**
 * DataHub's shipped policies; those for entity types that the model lacks are left out. `maxVersions` is the number of
 * versions kept of every other aspect, the latest included.
 */
export function retentionSeeds(maxVersions: number): readonly RetentionSeed[] {
  return [
    { entity: 'dataHubExecutionRequest', aspect: 'dataHubExecutionRequestResult', maxVersions: 1, overwrites: true },
    { entity: '*', aspect: '*', maxVersions, overwrites: false },
  ];
}
