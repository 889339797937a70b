/** Name of the header by which a request, or a proposal, asks that searches show the write before it is answered. */
const INDEX_UPDATE_HEADER = 'x-datahub-sync-index-update';

/** Whether headers, named in any case, ask that searches show the write before it is answered. */
export function asksForIndexUpdate(headers: Readonly<Record<string, string | string[] | undefined>> = {}): boolean {
  return Object.entries(headers).some(
    ([name, value]) => name.toLowerCase() === INDEX_UPDATE_HEADER && String(value).toLowerCase() === 'true',
  );
}
