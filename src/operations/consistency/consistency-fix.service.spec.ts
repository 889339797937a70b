import { describe, expect, it, jest } from '@jest/globals';
import { Logger } from '@nestjs/common';
import { fake } from '../../../test/support/harness/fake.js';
import { invalidArgument } from '../../foundation/common/errors.js';
import { ConsistencyFixService } from './consistency-fix.service.js';
import type { ConsistencyIssue } from './consistency-issue.js';
import type { FixRegistry } from './fix-registry.js';
import type { FixAuthor } from './fixes/consistency-fix.js';

const AUTHOR: FixAuthor = {
  actor: { urn: 'urn:li:corpuser:o', id: 'o', isSystem: false },
  options: { source: 'OPENAPI', authorize: false },
};
const issue = (name: string): ConsistencyIssue => ({
  entityUrn: `urn:li:tag:${name}`,
  entityType: 'tag',
  fixType: 'HARD_DELETE',
});

/** `done`: collects the urns of applied fixes. Fixes of urns that name a failure fail. */
function service(done: string[]): ConsistencyFixService {
  const plan = async ({ entityUrn }: ConsistencyIssue) => {
    if (entityUrn.endsWith('refused')) throw invalidArgument('It cannot be.');
    const apply = async (): Promise<void> => {
      if (entityUrn.endsWith('broken')) throw new TypeError('a secret');
      done.push(entityUrn);
    };
    return { details: `Do ${entityUrn}`, ...(entityUrn.endsWith('nothing') ? {} : { apply }) };
  };
  return new ConsistencyFixService(fake<FixRegistry>({ of: () => ({ type: 'HARD_DELETE', plan }) }));
}

describe('ConsistencyFixService', () => {
  it('should fail one by one and hide the reasons of internal errors', async () => {
    const log = jest.spyOn(Logger.prototype, 'error').mockReturnValue(undefined);
    const done: string[] = [];
    const issues = ['a', 'refused', 'broken', 'nothing', 'b'].map(issue);
    const outcome = await service(done).fix(issues, false, AUTHOR);
    expect(done).toEqual(['urn:li:tag:a', 'urn:li:tag:b']);
    expect(outcome).toMatchObject({ dryRun: false, totalProcessed: 5, entitiesFixed: 3, entitiesFailed: 2 });
    const messages = outcome.fixDetails.map(({ errorMessage }) => errorMessage);
    const masked = 'It failed for a reason that only the log of the service tells.';
    expect(messages).toEqual([undefined, 'It cannot be.', masked, undefined, undefined]);
    expect(log).toHaveBeenCalledTimes(1);
    log.mockRestore();
  });

  it('should change nothing in a dry run, but report fixes that would fail', async () => {
    const done: string[] = [];
    const outcome = await service(done).fix(['a', 'refused', 'broken'].map(issue), true, AUTHOR);
    expect([done, outcome.entitiesFixed, outcome.entitiesFailed]).toEqual([[], 2, 1]);
  });
});
