import { jsonWithWarnings, type WithWarnings } from '../../../api/requests.js';

/** The size of an index of a time series. Names are in lower case. */
export interface IndexSize {
  readonly entityName: string;
  readonly aspectName: string;
  readonly indexName: string;
  readonly bytes: number;
}

interface Response {
  readonly sizes: readonly (Omit<IndexSize, 'bytes'> & { readonly sizeMb: number })[];
}

const BYTES_A_MEGABYTE = 1_000_000;

/** The sizes of all indices of time series, largest first; warnings name those without a size. Throws `ApiError`. */
export async function loadSizes(signal?: AbortSignal): Promise<WithWarnings<readonly IndexSize[]>> {
  const path = '/openapi/operations/elasticSearch/getIndexSizes';
  const { result, warnings } = await jsonWithWarnings<Response>(path, signal === undefined ? {} : { signal });
  const sizes = result.sizes
    .map(({ sizeMb, ...names }) => ({ ...names, bytes: sizeMb * BYTES_A_MEGABYTE }))
    .sort((one, other) => other.bytes - one.bytes);
  return { result: sizes, warnings };
}
