import { describe, expect, it } from '@jest/globals';
import { responsesOf, areAllUp, componentResponse, componentsNamed } from './component-responses.js';
import type { HealthReport } from '../../operations/index.js';

const REPORT: HealthReport = {
  ready: true,
  state: 'ready',
  components: {
    database: { status: 'up', detail: 'sqlite' },
    search: { status: 'down', detail: 'sqlite does not answer (no answer in time)', behind: 3 },
  },
  eventLoopDelay: { p50: 0, p99: 0, max: 0 },
  timestamp: 1,
};

describe('componentsNamed', () => {
  it.each<[string, string | readonly string[] | undefined, readonly string[]]>([
    ['nothing', undefined, []],
    ['an empty text', '', []],
    ['a list', 'elasticsearch, database', ['elasticsearch', 'database']],
    ['a parameter that is repeated', ['elasticsearch', 'elasticsearch,database'], ['elasticsearch', 'database']],
  ])('should read %s', (_name, checks, names) => {
    expect(componentsNamed(checks)).toEqual(names);
  });
});

describe('responsesOf', () => {
  it.each<[string, string, number, string]>([
    ['one that is up', 'database', 200, '{"status":"green","timed_out":false,"detail":"sqlite"}'],
    ['one that is down', 'elasticsearch', 503, '"behind":3'],
    ['one that is unknown', 'kafka', 503, 'Unrecognized component kafka.'],
    ['a name that every object has', 'constructor', 503, 'Unrecognized component constructor.'],
  ])('should report %s', (_name, name, status, text) => {
    const answers = responsesOf(REPORT, [name]);
    expect(answers[name]).toMatchObject({ statusCodeValue: status, body: expect.stringContaining(text) });
    expect(areAllUp(answers)).toBe(status === 200);
  });
});

describe('componentResponse', () => {
  it('should report a component that is down as red', () => {
    expect(JSON.parse(componentResponse(REPORT.components.search).body)).toMatchObject({ status: 'red', behind: 3 });
  });
});
