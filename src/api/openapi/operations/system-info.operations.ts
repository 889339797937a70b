import { OPERATORS } from '../operation/access.js';
import { COUNT, listOf, mapOf, record, refTo, TEXT } from '../operation/schemas.js';
import { section } from '../operation/section.js';

const SETTING = record({ key: TEXT, value: TEXT, resolvedValue: TEXT, source: TEXT, sourceType: TEXT });

/** The configuration of this process. */
export const SYSTEM_INFO = section(
  { path: '/openapi/v1/system-info', group: 'operations', tag: 'Operations', access: OPERATORS },
  {
    info: {
      method: 'get',
      path: '',
      summary: 'System information: the components of the service.',
      answer: record({ springComponents: refTo('Components') }),
    },
    components: {
      method: 'get',
      path: 'spring-components',
      summary: 'The components of the service.',
      answer: refTo('Components'),
    },
    properties: {
      method: 'get',
      path: 'properties',
      summary: 'The settings with their sources.',
      answer: record({
        properties: mapOf(SETTING),
        propertySources: listOf(record({ name: TEXT, type: TEXT, propertyCount: COUNT })),
        totalProperties: COUNT,
        redactedProperties: COUNT,
      }),
    },
    simpleProperties: {
      method: 'get',
      path: 'properties/simple',
      summary: 'The settings.',
      answer: mapOf(TEXT),
    },
  },
);
