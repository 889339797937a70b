import { ApiError } from '../../api/api-error.js';
import { graphql } from '../../api/requests.js';
import { texts } from '../../texts.js';
import { accessExistsQuery } from './people.generated.js';

/** Resolves if an entity exists. Throws `ApiError` otherwise: some operations skip absent entities silently. */
export async function requireStored(urn: string): Promise<void> {
  const { entityExists } = await graphql(accessExistsQuery, { urn });
  if (entityExists !== true) throw new ApiError(404, 'NOT_FOUND', texts.access.absent(urn));
}
