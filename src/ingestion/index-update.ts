/** Header of a request or a proposal that delays the response until searches show the write. */
const INDEX_UPDATE_HEADER = 'x-datahub-sync-index-update';

/** Whether the headers, whose names may be in any case, delay the response until searches show the write. */
export function asksForIndexUpdate(headers: Readonly<Record<string, string | string[] | undefined>> = {}): boolean {
  return Object.entries(headers).some(
    ([name, value]) => name.toLowerCase() === INDEX_UPDATE_HEADER && String(value).toLowerCase() === 'true',
  );
}
