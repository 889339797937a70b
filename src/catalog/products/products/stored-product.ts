/** One asset of a data product. */
export interface StoredAsset {
  readonly destinationUrn: string;
  readonly outputPort?: boolean;
}

/** The aspect `dataProductProperties`. */
export interface StoredProduct {
  readonly name?: string;
  readonly customProperties?: Readonly<Record<string, string>>;
  readonly assets?: readonly StoredAsset[];
  readonly parentDataProduct?: string;
}
