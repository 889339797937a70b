import type { DefaultAspect } from './default-aspect.js';

/** The urn in lower case, for datasets whose urn is not. */
export const ALIASES: DefaultAspect = {
  aspectName: 'aliases',
  valueFor({ entity, urn }) {
    const lowercasedUrn = urn.toLowerCase();
    return entity.name === 'dataset' && lowercasedUrn !== urn ? { lowercasedUrn } : undefined;
  },
};
