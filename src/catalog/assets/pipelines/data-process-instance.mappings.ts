import { instancePlatform } from '../assets/index.js';
import { aspectField, customProperties, type EntityMapping } from '../../../entities/index.js';

const PROPERTIES = 'dataProcessInstanceProperties';

interface StoredRun {
  readonly name: string;
  readonly externalUrl?: string;
  readonly created: { readonly time: number; readonly actor: string };
  readonly customProperties?: Readonly<Record<string, string>>;
}

interface StoredRelationships {
  readonly parentTemplate?: string;
}

/** How a run shows in GraphQL. */
export const DATA_PROCESS_INSTANCE: EntityMapping = {
  entityType: 'dataProcessInstance',
  typeName: 'DataProcessInstance',
  fields: {
    properties: aspectField<StoredRun>(PROPERTIES, (run, { urn }) => ({
      ...run,
      customProperties: customProperties(run.customProperties, urn),
    })),
    name: aspectField<StoredRun>(PROPERTIES, ({ name }) => name),
    created: aspectField<StoredRun>(PROPERTIES, ({ created }) => created),
    externalUrl: aspectField<StoredRun>(PROPERTIES, ({ externalUrl }) => externalUrl ?? null),
    platform: instancePlatform(() => undefined),
    parentTemplate: async ({ urn }, _args, { entities }) => {
      const stored = (await entities.value(urn, 'dataProcessInstanceRelationships')) as StoredRelationships | undefined;
      return stored?.parentTemplate === undefined ? null : entities.ref(stored.parentTemplate);
    },
  },
};
