import { OPERATORS } from '../operation/access.js';
import { COUNT, listOf, mapOf, record, refTo, TEXT } from '../operation/schemas.js';
import { section } from '../operation/section.js';

const SETTING = record({ key: TEXT, value: TEXT, resolvedValue: TEXT, source: TEXT, sourceType: TEXT });

/** The configuration of the process that answers. */
export const SYSTEM_INFO = section({
  path: '/openapi/v1/system-info',
  group: 'operations',
  tag: 'Operations',
  access: OPERATORS,
});

export const readSystemInfo = SYSTEM_INFO.get('', {
  summary: 'What the service is made of.',
  answer: record({ springComponents: refTo('Components') }),
});

export const readComponents = SYSTEM_INFO.get('spring-components', {
  summary: 'The parts of the service.',
  answer: refTo('Components'),
});

export const readProperties = SYSTEM_INFO.get('properties', {
  summary: 'The settings, and where they come from.',
  answer: record({
    properties: mapOf(SETTING),
    propertySources: listOf(record({ name: TEXT, type: TEXT, propertyCount: COUNT })),
    totalProperties: COUNT,
    redactedProperties: COUNT,
  }),
});

export const readSimpleProperties = SYSTEM_INFO.get('properties/simple', {
  summary: 'The settings.',
  answer: mapOf(TEXT),
});
