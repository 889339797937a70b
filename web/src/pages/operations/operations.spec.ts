import { describe, expect, it } from '@jest/globals';
import { worstFirst } from './check/check-calls.js';
import { checksOf } from './consistency/consistency-calls.js';
import { localTime, timeOfLocal } from './local-time.js';
import { rowsOf } from './message-bus/consumer-lags.js';
import { FIRST_FORM, formOf, isOfAllRows, parametersOf, queryOf } from './restore/restore-form.js';
import { allowedSections } from './sections.js';
import { membersText } from './tasks/console-tasks.js';
import { aspectNames, isPending } from './traces/trace-calls.js';
import { dryRunOf, parametersOf as truncationOf } from './truncate/truncation.js';
import {
  changesOf,
  conflictsOf,
  FIRST_WEBHOOK,
  formOf as webhookForm,
  inputOf,
  isSameForm,
  mergedForm,
  namesIn,
} from './webhooks/webhook-form.js';
import type { WebhookView } from './webhooks/webhook-view.js';

describe('The pages of operations', () => {
  const titles = (...privileges: string[]): readonly string[] =>
    allowedSections({ privileges: new Set(privileges) }).map(({ title }) => title);

  it('should be shown by privilege', () => {
    expect(titles()).toEqual([]);
    expect(titles('MANAGE_WEBHOOKS')).toEqual(['Webhooks']);
    expect(titles('RESTORE_INDICES_PRIVILEGE')).toEqual(['Restore', 'Check', 'Traces']);
    expect(titles('MANAGE_SYSTEM_OPERATIONS')).toEqual(['Consistency', 'Sizes', 'Tasks', 'Traces', 'Message bus']);
  });

  it('should keep local times', () => {
    const time = Date.UTC(2026, 10, 23, 12, 30, 15);
    expect(timeOfLocal(localTime(time))).toBe(time);
    expect([localTime(undefined), timeOfLocal(''), timeOfLocal('soon')]).toEqual(['', undefined, undefined]);
  });
});

describe('The form of a restore', () => {
  it('should send what is filled in, and read it from an address again', () => {
    const from = Date.UTC(2026, 0, 1);
    const form = { ...FIRST_FORM, urnLike: ' urn:li:tag:% ', limit: '', start: '5', gePitEpochMs: localTime(from) };
    const parameters = parametersOf(form);
    expect(parameters).toEqual({ urnLike: 'urn:li:tag:%', start: 5, batchSize: 500, gePitEpochMs: from });
    expect(formOf(new URLSearchParams(queryOf(parameters)))).toEqual({ ...form, urnLike: 'urn:li:tag:%' });
    expect(formOf(new URLSearchParams({ task: 'a:1' }))).toBe(FIRST_FORM);
  });

  it('should tell a restore of all rows', () => {
    expect(isOfAllRows(parametersOf(FIRST_FORM))).toBe(true);
    expect(isOfAllRows(parametersOf({ ...FIRST_FORM, aspect: 'ownership' }))).toBe(false);
    expect(isOfAllRows(parametersOf({ ...FIRST_FORM, limit: '10' }))).toBe(false);
  });
});

describe('Results of operations', () => {
  it('should put the types with most differences first', () => {
    const type = (entityType: string, missing: number) => {
      return { entityType, missing, stale: 0, orphaned: 0, entities: 1, documents: 1 };
    };
    const sorted = worstFirst([type('chart', 0), type('tag', 2), type('app', 0)]);
    expect(sorted.map(({ entityType }) => entityType)).toEqual(['tag', 'app', 'chart']);
  });

  it('should offer the checks of a type', () => {
    const check = (id: string, entityType: string) => {
      return { id, entityType, name: id, description: '', onDemandOnly: true };
    };
    const offered = checksOf([check('all', '*'), check('one', 'tag'), check('other', 'chart')], 'tag');
    expect(offered.map(({ id }) => id)).toEqual(['all', 'one']);
  });

  it('should list the lag of each consumer group and topic', () => {
    const topics = { first: { metrics: { totalLag: 3 } }, second: { metrics: { totalLag: 0 } } };
    expect(rowsOf('mcp', { transport: 'kafka', consumerGroups: { group: topics } })).toEqual([
      { stream: 'mcp', group: 'group', topic: 'first', lag: 3 },
      { stream: 'mcp', group: 'group', topic: 'second', lag: 0 },
    ]);
  });

  it('should show the members of tasks in a line', () => {
    const members = { rowsDone: 1200, limit: 0, clean: false, urn: null, args: { urnLike: 'a%' }, result: [{ a: 1 }] };
    expect(membersText(members)).toBe('rows done 1,200 · limit 0 · args urn like a%');
  });

  it('should tell writes that are on their way', () => {
    const trace = (writeStatus: string) => {
      return { success: true, primaryStorage: { writeStatus: 'ACTIVE_STATE' }, searchStorage: { writeStatus } };
    };
    expect([isPending(trace('PENDING')), isPending(trace('ACTIVE_STATE'))]).toEqual([true, false]);
    expect(aspectNames(' ownership, status  globalTags ')).toEqual(['ownership', 'status', 'globalTags']);
  });
});

describe('The form of a truncation', () => {
  const form = { entityType: 'dataset', aspect: 'operation', batchSize: '', timeoutSeconds: '' };

  it('should need a time, and name one way', () => {
    expect(truncationOf({ ...form, until: '', way: 'auto' })).toBeUndefined();
    const until = localTime(1_000_000);
    expect(truncationOf({ ...form, until, way: 'reindex', batchSize: '7' })).toEqual({
      entityType: 'dataset',
      aspect: 'operation',
      endTimeMillis: 1_000_000,
      batchSize: 7,
      forceReindex: true,
    });
  });

  it('should read the numbers of a dry run', () => {
    const text = 'Delete 70 out of 100 rows (70.00%). Reindexing the aspect without the deleted records.';
    expect(dryRunOf(text)).toEqual({ going: 70, total: 100, isReindex: true, text });
    expect(dryRunOf('Nothing.')).toBeUndefined();
  });
});

describe('The form of a webhook', () => {
  it('should split names, but not urns with commas', () => {
    const dataset = 'urn:li:dataset:(urn:li:dataPlatform:hive,orders,PROD)';
    expect(namesIn(` dataset, chart\n${dataset},tag `)).toEqual(['dataset', 'chart', dataset, 'tag']);
  });

  it('should take over what others changed in fields that were not edited, and name the others', () => {
    const before = { ...FIRST_WEBHOOK, name: 'Tags', url: 'https://a.example.com', tags: 'urn:li:tag:pii' };
    const form = { ...before, name: 'My tags', description: 'Mine.', tags: '' };
    const present = { ...before, name: 'My tags', description: 'Theirs.', url: 'https://b.example.com' };
    const merged = { ...form, url: present.url };
    expect(mergedForm(before, form, present)).toEqual(merged);
    expect(conflictsOf(before, form, present)).toEqual(['description']);
    expect(conflictsOf(present, merged, present)).toEqual([]);
    expect([isSameForm(before, { ...before }), isSameForm(before, form)]).toEqual([true, false]);
  });

  it('should send what is filled in', () => {
    const form = { ...FIRST_WEBHOOK, name: ' Tags ', url: 'https://hooks.example.com', tags: 'urn:li:tag:pii' };
    expect(inputOf(form)).toEqual({
      name: 'Tags',
      url: 'https://hooks.example.com',
      format: 'STANDARD',
      filter: { tags: ['urn:li:tag:pii'] },
    });
  });

  it('should send what is edited, clear what is emptied, and keep lists that are not touched', () => {
    const none = { aspects: [], categories: [], domains: [], entityTypes: [], operations: [], tags: [] };
    const webhook: WebhookView = {
      urn: 'urn:li:dataHubWebhook:1',
      name: 'Tags',
      description: 'Follows tags.',
      url: 'https://hooks.example.com',
      format: 'SLACK',
      state: 'ACTIVE',
      pausedReason: null,
      owner: 'urn:li:corpuser:ada',
      createdAt: 1,
      filter: { ...none, aspects: ['status'], tags: ['urn:li:tag:to check'], urnPattern: 'urn:li:*' },
    };
    const { urn, name, url, format } = webhook;
    const edited = {
      ...webhookForm(webhook),
      description: ' ',
      aspects: '',
      urnPattern: '',
      entityTypes: 'tag, chart',
    };
    expect(changesOf(webhook, edited)).toEqual({
      ...{ urn, name, url, format, description: '' },
      filter: { entityTypes: ['tag', 'chart'], tags: ['urn:li:tag:to check'] },
    });
    expect(changesOf(webhook, webhookForm(webhook)).filter).toEqual({
      aspects: ['status'],
      tags: ['urn:li:tag:to check'],
      urnPattern: 'urn:li:*',
    });
  });
});
