import { describe, expect, it } from '@jest/globals';
import { platformOfUrn } from './urn-platform.js';

const HIVE = 'urn:li:dataPlatform:hive';
const DATASET = `urn:li:dataset:(${HIVE},t,PROD)`;

describe('platformOfUrn', () => {
  it.each([
    ['a dataset', DATASET, HIVE],
    ['a column', `urn:li:schemaField:(${DATASET},x)`, HIVE],
    ['a chart', 'urn:li:chart:(looker,1)', 'urn:li:dataPlatform:looker'],
    ['a dashboard', 'urn:li:dashboard:(looker,1)', 'urn:li:dataPlatform:looker'],
    ['a flow', 'urn:li:dataFlow:(airflow,f,PROD)', 'urn:li:dataPlatform:airflow'],
    ['a job', 'urn:li:dataJob:(urn:li:dataFlow:(airflow,f,PROD),j)', 'urn:li:dataPlatform:airflow'],
    ['a column of a chart', 'urn:li:schemaField:(urn:li:chart:(looker,1),x)', 'urn:li:dataPlatform:looker'],
    ['a tag', 'urn:li:tag:looker', undefined],
    ['an entity whose first part is another without a platform', 'urn:li:test:(urn:li:tag:x,y)', undefined],
    ['a text that is not a urn', 'looker', undefined],
    ['an empty text', '', undefined],
  ])('should return the platform of %s', (_what, urn, platform) => {
    expect(platformOfUrn(urn)).toBe(platform);
  });
});
