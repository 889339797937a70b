import { afterAll, beforeAll, describe, expect, it } from '@jest/globals';
import { textOf } from '../../support/checkout/checkout.js';
import { createTestEnvironment, type TestEnvironment } from '../../support/service/create-test-environment.js';
import { ingest } from '../../support/service/ingest.js';
import { type Parsed, yamlOf } from '../../support/checkout/yaml-files.js';

const DASHBOARD = 'deploy/grafana/dashboard.json';

/** Metrics of Prometheus itself. */
const OF_PROMETHEUS = new Set(['up']);

/** Words of PromQL that look like names. */
const WORDS = new Set(['by', 'and', 'or', 'on', 'without', 'ignoring', 'le', 'offset', 'bool']);

/**
 * Names that stand in an expression where metrics do: not followed by "(", and not inside braces, brackets or the
 * parentheses of by.
 */
function metricsIn(expression: string): readonly string[] {
  const bare = expression
    .replace(/"[^"]*"/g, '')
    .replace(/\{[^}]*\}/g, '')
    .replace(/\[[^\]]*\]/g, '')
    .replace(/\b(?:by|without|on|ignoring) *\([^)]*\)/g, '');
  const names = [...bare.matchAll(/\b([a-z_][a-z0-9_]*)\b(?! *\()/g)].map(([, name]) => String(name));
  return names.filter((name) => !WORDS.has(name) && !/^\d/.test(name));
}

/** Labels that an expression asks a metric for. */
function labelsIn(expression: string): readonly (readonly [metric: string, label: string])[] {
  return [...expression.matchAll(/([a-z_][a-z0-9_]*)\{([^}]*)\}/g)].flatMap(([, metric = '', inside = '']) =>
    [...inside.matchAll(/([a-z_]+) *(?:=~|!~|!=|=)/g)].map(([, label = '']) => [metric, label] as const),
  );
}

/** Labels that Prometheus adds. */
const ADDED = new Set(['job', 'instance', 'le']);

interface Exposed {
  /** Types of metrics by name. */
  readonly types: ReadonlyMap<string, string>;
  /** Labels of a series, by its name. */
  readonly labels: ReadonlyMap<string, ReadonlySet<string>>;
}

function exposedBy(text: string): Exposed {
  const types = new Map([...text.matchAll(/^# TYPE (\S+) (\S+)$/gm)].map(([, name = '', type = '']) => [name, type]));
  const labels = new Map<string, Set<string>>();
  for (const [, name = '', inside = ''] of text.matchAll(/^([a-z_0-9]+)\{([^}]*)\} /gm)) {
    const known = labels.get(name) ?? new Set<string>();
    for (const [, label = ''] of inside.matchAll(/([a-z_]+)="/g)) known.add(label);
    labels.set(name, known);
  }
  return { types, labels };
}

/** The metric of a series: a histogram has three series. */
function metricOf(series: string, { types }: Exposed): string | undefined {
  if (types.has(series)) return series;
  const base = series.replace(/_(?:bucket|sum|count)$/, '');
  return types.get(base) === 'histogram' ? base : undefined;
}

const panels: readonly Parsed[] = JSON.parse(textOf(DASHBOARD)).panels;
const targets = panels.flatMap(({ title, targets: all = [] }) => all.map(({ expr }: Parsed) => [title, expr]));
const rules = yamlOf('deploy/prometheus/alerts.yaml').flatMap(({ groups }) =>
  groups.flatMap((group: Parsed) => group.rules),
);
const alerts = rules.map(({ alert, expr }: Parsed) => [alert, expr]);
const expressions: readonly (readonly [string, string])[] = [...targets, ...alerts];

describe('Dashboard and alerts', () => {
  let env: TestEnvironment;
  let exposed: Exposed;

  beforeAll(async () => {
    env = await createTestEnvironment();
    await ingest(env, ['urn:li:tag:measured', 'tagProperties', { name: 'measured' }]);
    await env.graphql('{ tag(urn: "urn:li:tag:measured") { urn } }');
    await env.fetch('/openapi/v3/entity/tag/urn%3Ali%3Atag%3Ameasured');
    exposed = exposedBy(await (await env.fetch('/actuator/prometheus', { headers: { authorization: '' } })).text());
  });

  afterAll(() => env.stop());

  it.each(expressions)('should query existing metrics: %s: %s', (_name, expression) => {
    const named = metricsIn(expression).filter((name) => !OF_PROMETHEUS.has(name));
    expect(named.filter((name) => metricOf(name, exposed) === undefined)).toEqual([]);
    expect(metricsIn(expression).length).toBeGreaterThan(0);
  });

  it.each(expressions)('should query existing labels: %s: %s', (_name, expression) => {
    const wrong = labelsIn(expression).filter(
      ([metric, label]) => !ADDED.has(label) && exposed.labels.get(metric)?.has(label) !== true,
    );
    expect(wrong).toEqual([]);
  });

  it('should show all metrics of the service itself', () => {
    const shown = new Set(
      expressions.flatMap(([, expression]) => metricsIn(expression).map((name) => metricOf(name, exposed))),
    );
    const own = [...exposed.types.keys()].filter((name) => !/^(?:nodejs|process)_/.test(name));
    expect(own.length).toBeGreaterThan(10);
    expect(own.filter((name) => !shown.has(name))).toEqual([]);
  });

  it('should describe the response to each alert in the document', () => {
    const page = textOf('docs/monitoring.md');
    expect(alerts.filter(([alert]: Parsed) => !page.includes(`\`${String(alert)}\``))).toEqual([]);
    const rows = [...page.matchAll(/^\| `([a-z_]+)` \|/gm)].map(([, name]) => String(name));
    expect(rows.filter((name) => !exposed.types.has(name))).toEqual([]);
    const own = [...exposed.types.keys()].filter((name) => !/^(?:nodejs|process)_/.test(name));
    expect(own.filter((name) => !rows.includes(name))).toEqual([]);
  });
});
