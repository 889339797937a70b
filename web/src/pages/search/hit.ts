import { labelOf, type LabelSource } from '../../api/labels.js';
import { urnText } from '../../design/entity-name.js';

interface Described {
  readonly description?: string | null;
}

/** An entity as the fragment `searchHit` returns it; which fields there are depends on the type. */
export interface HitSource extends Omit<LabelSource, 'editableProperties' | 'properties' | 'info'> {
  readonly type: string;
  readonly platform?: LabelSource | null;
  readonly optionalPlatform?: LabelSource | null;
  readonly subTypes?: { readonly typeNames: readonly string[] | null } | null;
  readonly tags?: { readonly tags: readonly { readonly tag: LabelSource }[] | null } | null;
  readonly ownership?: { readonly owners: readonly { readonly owner: object }[] | null } | null;
  readonly domain?: { readonly domain: LabelSource } | null;
  readonly deprecation?: { readonly deprecated: boolean } | null;
  readonly editableProperties?: (LabelSource['editableProperties'] & Described) | null;
  readonly properties?: (LabelSource['properties'] & Described) | null;
  readonly info?: (LabelSource['info'] & Described) | null;
}

/** An entity with its name. */
export interface Named {
  readonly urn: string;
  readonly name: string;
}

/** What a hit shows. */
export interface Hit extends Named {
  readonly type: string;
  readonly subTypes: readonly string[];
  readonly platform: Named | undefined;
  readonly tags: readonly Named[];
  readonly owners: readonly Named[];
  readonly domain: Named | undefined;
  readonly isDeprecated: boolean;
  readonly description: string;
}

/** What to show of a hit, whatever its type. */
export function hitOf(entity: HitSource): Hit {
  const { platform = entity.optionalPlatform, editableProperties, properties, info } = entity;
  const descriptions = [editableProperties, properties, info].map((source) => source?.description ?? '');
  return {
    ...namedOf(entity),
    type: entity.type,
    subTypes: entity.subTypes?.typeNames ?? [],
    platform: platform == null ? undefined : namedOf(platform),
    tags: (entity.tags?.tags ?? []).map(({ tag }) => namedOf(tag)),
    owners: (entity.ownership?.owners ?? []).flatMap(({ owner }) => (isNamed(owner) ? [namedOf(owner)] : [])),
    domain: entity.domain == null ? undefined : namedOf(entity.domain.domain),
    isDeprecated: entity.deprecation?.deprecated === true,
    description: descriptions.find((text) => text !== '') ?? '',
  };
}

function isNamed(owner: object): owner is LabelSource {
  return 'urn' in owner;
}

function namedOf(entity: LabelSource): Named {
  return { urn: entity.urn, name: labelOf(entity) ?? urnText(entity.urn) };
}
