import { type EntityFieldResolver, type GraphqlContext, platformRef } from '../../../entities/index.js';
import { dataPlatformInstance } from '../../../model/index.js';

/**
 * Returns a resolver of `platform` for types without a platform in their key: the platform in `dataPlatformInstance`,
 * or the urn that `fallback` returns; null if both are undefined.
 */
export function instancePlatform(
  fallback: (urn: string, context: GraphqlContext) => string | undefined,
): EntityFieldResolver {
  return async ({ urn }, _args, context) => {
    const stored = await context.entities.value(urn, dataPlatformInstance);
    const platform = stored?.platform ?? fallback(urn, context);
    return platform === undefined ? null : platformRef(platform);
  };
}
