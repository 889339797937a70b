import { type EntityFieldResolver, type GraphqlContext, platformRef } from '../../../entities/index.js';

/**
 * The field `platform` of types whose key names no platform urn: that of the aspect `dataPlatformInstance`, else of the
 * urn that `fallback` makes of the entity's; null when that is undefined.
 */
export function instancePlatform(
  fallback: (urn: string, context: GraphqlContext) => string | undefined,
): EntityFieldResolver {
  return async ({ urn }, _args, context) => {
    const stored = (await context.entities.value(urn, 'dataPlatformInstance'))?.['platform'];
    const platform = typeof stored === 'string' ? stored : fallback(urn, context);
    return platform === undefined ? null : platformRef(platform);
  };
}
