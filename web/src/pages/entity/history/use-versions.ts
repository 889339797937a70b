import { useInfiniteQuery, type UseInfiniteQueryResult } from '@tanstack/react-query';
import { ApiError } from '../../../api/api-error.js';
import { json } from '../../../api/requests.js';
import { typeOfUrn } from '../../../design/index.js';
import type { StoredAspect } from '../stored-entity.js';
import { type AspectVersion, nextPage, type ReadVersion } from './versions.js';

const PAGE_SIZE = 20;

/** The changes of the aspects whose latest versions are `heads`, newest first, page by page. */
export function useVersions(
  urn: string,
  heads: readonly AspectVersion[],
): UseInfiniteQueryResult<readonly VersionsPage[]> {
  return useInfiniteQuery({
    queryKey: ['versions', urn, heads.map(({ aspect, version }) => `${aspect} ${version}`)],
    queryFn: ({ pageParam, signal }) => nextPage(pageParam, PAGE_SIZE, reader(urn, signal)),
    initialPageParam: heads,
    getNextPageParam: ({ rest }) => (rest.length === 0 ? undefined : rest),
    select: ({ pages }) => pages,
  });
}

type VersionsPage = Awaited<ReturnType<typeof nextPage>>;

function pathOf(urn: string): string {
  return `/openapi/v3/entity/${encodeURIComponent(typeOfUrn(urn))}/${encodeURIComponent(urn)}`;
}

function reader(urn: string, signal: AbortSignal): ReadVersion {
  return async (aspect, version) => {
    try {
      const query = { systemMetadata: true, version };
      return await json<StoredAspect>(`${pathOf(urn)}/${aspect}`, { query, signal });
    } catch (error) {
      if (error instanceof ApiError && error.status === 404) return undefined;
      throw error;
    }
  };
}
