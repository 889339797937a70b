import { RESOURCE_CLASSES, type ResourceName, type RestliAction, type RestliResource } from './resource.js';

/** A resource combined from all its parts. */
export interface ServedResource extends Omit<RestliResource, 'actions' | 'resource'> {
  readonly className: string;
  readonly actions: ReadonlyMap<string, RestliAction>;
}

/** The served resources by name. */
export class ResourceRegistry {
  private readonly byName: ReadonlyMap<string, ServedResource>;

  constructor(parts: readonly RestliResource[]) {
    const byName = new Map<string, ServedResource>();
    for (const part of parts) byName.set(part.resource, merge(byName.get(part.resource), part));
    this.byName = byName;
  }

  /** The resource called `name`, or undefined. */
  find(name: string): ServedResource | undefined {
    return this.byName.get(name);
  }
}

function merge(known: ServedResource | undefined, part: RestliResource): ServedResource {
  const { resource, actions = [], ...methods } = part;
  const added = actions.map((action) => [action.name, action] as const);
  return {
    ...known,
    ...methods,
    className: classOf(resource),
    actions: new Map([...(known?.actions ?? []), ...added]),
  };
}

function classOf(resource: ResourceName): string {
  return `com.linkedin.metadata.resources.${RESOURCE_CLASSES[resource]}`;
}
