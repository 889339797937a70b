import { describe, expect, it, jest } from '@jest/globals';
import { fake } from '../../../test/support/harness/fake.js';
import type { AspectStore } from '../../aspects/index.js';
import { GlossaryRights } from './glossary-rights.js';
import { fakeAuthorizer } from '../../../test/support/harness/fake-authorizer.js';

const ACTOR = { urn: 'urn:li:corpuser:b', id: 'b', isSystem: false };
const PARENTS: Readonly<Record<string, string>> = {
  'urn:li:glossaryTerm:t': 'urn:li:glossaryNode:n',
  'urn:li:glossaryNode:n': 'urn:li:glossaryNode:top',
  'urn:li:glossaryNode:loop': 'urn:li:glossaryNode:loop',
};

const NAMES = ['glossaryNodeInfo', 'glossaryTermInfo'];

function mayManage(urn: string, held: string): Promise<boolean> {
  const can = jest.fn(async (_actor: object, [privilege]: readonly string[], resource?: { urn: string }) =>
    held
      .split(' ')
      .includes(resource === undefined ? String(privilege) : `${String(privilege)}@${resource.urn.split(':')[3]}`),
  );
  const infoOf = (of: string, aspect: string) => ({ aspect, value: { parentNode: PARENTS[of] } });
  const aspectsOf = (of: string) => new Map(NAMES.map((name) => [name, infoOf(of, name)]));
  const store = { latest: async (urns: readonly string[]) => new Map(urns.map((of) => [of, aspectsOf(of)])) };
  return new GlossaryRights(fakeAuthorizer({ can }), fake<AspectStore>(store)).mayManage(ACTOR, urn);
}

describe('GlossaryRights', () => {
  it.each([
    ['urn:li:glossaryTerm:t', 'MANAGE_GLOSSARIES', true],
    ['urn:li:glossaryTerm:t', 'MANAGE_GLOSSARY_CHILDREN@n', true],
    ['urn:li:glossaryTerm:t', 'MANAGE_GLOSSARY_CHILDREN@top', false],
    ['urn:li:glossaryTerm:t', 'MANAGE_ALL_GLOSSARY_CHILDREN@n', true],
    ['urn:li:glossaryTerm:t', 'MANAGE_ALL_GLOSSARY_CHILDREN@top', true],
    ['urn:li:glossaryTerm:t', 'MANAGE_ALL_GLOSSARY_CHILDREN@other', false],
    ['urn:li:glossaryNode:top', 'MANAGE_GLOSSARY_CHILDREN@top MANAGE_ALL_GLOSSARY_CHILDREN@top', false],
    ['urn:li:glossaryNode:loop', '', false],
  ])('should determine whether the actor may manage %s with "%s": %s', async (urn, held, allowed) => {
    await expect(mayManage(urn, held)).resolves.toBe(allowed);
  });
});
