import { describe, expect, it } from '@jest/globals';
import { GraphQLError, parse } from 'graphql';
import { fake } from '../../../../test/support/harness/fake.js';
import type { DocumentAdmission } from '../validation/document-admission.js';
import type { DocumentDecision } from '../validation/document-decision.js';
import { RequestExecutor } from './request-executor.js';

describe(RequestExecutor, () => {
  const executorThat = (decide: (query: string) => object): RequestExecutor => {
    const documents = {
      known: () => undefined,
      decide: (query: string) => Promise.resolve(decide(query) as DocumentDecision),
    };
    return new RequestExecutor(undefined as never, undefined as never, fake<DocumentAdmission>(documents));
  };
  const executor = executorThat((query) => ({ document: parse(query) }));
  const TWO = 'query Read { me { corpUser { urn } } } mutation Write { deleteTag(urn: "urn:li:tag:a") }';

  it.each<[boolean, string, string | undefined]>([
    [true, 'mutation { deleteTag(urn: "urn:li:tag:a") }', undefined],
    [true, TWO, 'Write'],
    [true, 'query { getInviteToken(input: {}) { inviteToken } }', undefined],
    [false, TWO, 'Read'],
    [false, TWO, 'Unknown'],
    [false, '{ me { corpUser { urn } } }', undefined],
  ])('should say %s when asked whether %s may write with the operation %s', async (mayWrite, query, operationName) => {
    await expect(executor.mayWrite({ query, operationName, variables: {} })).resolves.toBe(mayWrite);
  });

  it('should say that a document that is refused writes nothing', async () => {
    const refusing = executorThat(() => ({ errors: [new GraphQLError('refused')] }));
    const request = { query: 'mutation { a }', operationName: undefined, variables: {} };
    await expect(refusing.mayWrite(request)).resolves.toBe(false);
  });
});
