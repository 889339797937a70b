import { Authorizer } from '../../../src/auth/index.js';

type Answer = (...question: never[]) => Promise<boolean>;

/**
 * An authorizer that gets its answers about privileges from a test, and judges demands by them as the real one does.
 */
export function fakeAuthorizer(answers: { readonly can?: Answer; readonly canOperate?: Answer }): Authorizer {
  const no = async (): Promise<boolean> => false;
  return Object.assign(Object.create(Authorizer.prototype) as Authorizer, { can: no, canOperate: no, ...answers });
}
