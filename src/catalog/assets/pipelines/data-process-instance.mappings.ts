import { instancePlatform } from '../assets/index.js';
import { aspectField, mapping, withCustomProperties } from '../../../entities/index.js';
import { dataProcessInstanceProperties, dataProcessInstanceRelationships } from '../../../model/index.js';
import { DataProcessInstance } from './data-process-instance.model.js';

/** The GraphQL mapping of runs. */
export const DATA_PROCESS_INSTANCE = mapping(DataProcessInstance, 'dataProcessInstance', {
  properties: aspectField(dataProcessInstanceProperties, withCustomProperties),
  name: aspectField(dataProcessInstanceProperties, ({ name }) => name),
  created: aspectField(dataProcessInstanceProperties, ({ created }) => created),
  externalUrl: aspectField(dataProcessInstanceProperties, ({ externalUrl }) => externalUrl ?? null),
  platform: instancePlatform(() => undefined),
  parentTemplate: async ({ urn }, _args, { entities }) => {
    const template = (await entities.value(urn, dataProcessInstanceRelationships))?.parentTemplate;
    return template === undefined ? null : entities.ref(template);
  },
});
