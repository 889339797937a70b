import { Urn } from '../../foundation/common/urn.js';
import type { DefaultAspect } from './default-aspect.js';

/** The urn with the name in lower case, for datasets whose name is not. */
export const ALIASES: DefaultAspect = {
  aspectName: 'aliases',
  valueFor({ entity, urn }) {
    if (entity.name !== 'dataset') return undefined;
    const [platform = '', name = '', origin = ''] = Urn.parse(urn).parts;
    const lowercased = name.toLowerCase();
    if (lowercased === name) return undefined;
    return { lowercasedUrn: Urn.of(entity.name, platform, lowercased, origin).toString() };
  },
};
