/** A retention policy of a new installation. */
export interface RetentionSeed {
  readonly entity: string;
  readonly aspect: string;
  readonly maxVersions: number;
  /** Whether to overwrite changes by users. */
  readonly overwrites: boolean;
}

/**
 * Returns DataHub's default retention policies, without those for entity types that the model lacks. `maxVersions`:
 * number of versions to keep of all other aspects, including the latest.
 */
export function retentionSeeds(maxVersions: number): readonly RetentionSeed[] {
  return [
    { entity: 'dataHubExecutionRequest', aspect: 'dataHubExecutionRequestResult', maxVersions: 1, overwrites: true },
    { entity: '*', aspect: '*', maxVersions, overwrites: false },
  ];
}
