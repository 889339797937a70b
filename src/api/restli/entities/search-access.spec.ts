import { describe, expect, it } from '@jest/globals';
import { ModelRegistry } from '../../../model/index.js';
import { SearchSchema } from '../../../search/index.js';
import type { RestliCall } from '../protocol/resource.js';
import type { OperationDemand } from '../../../auth/index.js';
import type { RestliAccess } from '../restli-access.js';
import { SearchAccess } from './search-access.js';

const registry = ModelRegistry.standard();
const schema = new SearchSchema(registry);
const CALL = {} as RestliCall;

/** Records the required privileges. */
function recorded(): { readonly access: SearchAccess; readonly asked: string[] } {
  const asked: string[] = [];
  const note = (demand: OperationDemand, on: string): void =>
    void asked.push(`${demand.group} ${demand.operation} ${on}`);
  const access: Partial<RestliAccess> = {
    requireOnType: async (_call, demand, _to, type) => note(demand as OperationDemand, type),
    requireOnFound: async (_call, demand, _to, urns) => urns.forEach((urn) => note(demand as OperationDemand, urn)),
  };
  return { access: new SearchAccess(access as RestliAccess, schema, registry), asked };
}

describe('SearchAccess', () => {
  it('should check every type except documents, which are checked individually', async () => {
    const { access, asked } = recorded();
    await access.requireTypes(CALL, ['DATASET', 'document', 'dataHubSecret']);
    expect(asked).toEqual(['ENTITY READ dataset', 'ENTITY READ dataHubSecret']);
  });

  it('should check all types if none are named', async () => {
    const { access, asked } = recorded();
    await access.requireTypes(CALL, []);
    expect(asked).toHaveLength(schema.entityTypes().length - 1);
  });

  it('should refuse unknown types', async () => {
    const { access } = recorded();
    await expect(access.requireTypes(CALL, ['nothing'])).rejects.toMatchObject({ code: 'VALIDATION_FAILED' });
  });

  it('should check every hit', async () => {
    const { access, asked } = recorded();
    await access.requireHits(CALL, ['urn:li:tag:a', 'urn:li:tag:b']);
    expect(asked).toEqual(['ENTITY READ urn:li:tag:a', 'ENTITY READ urn:li:tag:b']);
  });
});
