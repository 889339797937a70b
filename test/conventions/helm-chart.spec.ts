import { readdirSync } from 'node:fs';
import { Ajv } from 'ajv';
import { Deployment, StatefulSet } from 'kubernetes-models/apps/v1';
import { PodDisruptionBudget } from 'kubernetes-models/policy/v1';
import { Service, ServiceAccount } from 'kubernetes-models/v1';
import { describe, expect, it } from '@jest/globals';
import { inCheckout, textOf } from '../support/checkout/checkout.js';
import { stopLimitSeconds, variableNames } from '../support/checkout/variables.js';
import { type Parsed, yamlOf } from '../support/checkout/yaml-files.js';

const CHART = 'deploy/helm/metadata-service';

const KINDS: Readonly<Record<string, new (data: Parsed) => { validate(): void }>> = {
  Deployment,
  PodDisruptionBudget,
  Service,
  ServiceAccount,
  StatefulSet,
};

const [defaults] = yamlOf(CHART, 'values.yaml');
const validate = new Ajv({ strict: false }).compile(JSON.parse(textOf(CHART, 'values.schema.json')) as object);

/** `changes` laid over the values of the chart, level by level. */
function withChanges(values: Parsed, changes: Parsed): Parsed {
  if (typeof changes !== 'object' || changes === null || Array.isArray(changes)) return changes;
  const merged = { ...values };
  for (const [key, change] of Object.entries(changes)) merged[key] = withChanges(merged[key], change);
  return merged;
}

describe('The values of the chart', () => {
  it.each<[string, object]>([
    ['as they are', {}],
    ['for servers', { mode: 'servers', secretName: 's', replicas: 3 }],
    ['with a model', { model: { configMap: 'own', files: ['own.json'] } }],
    ['with settings', { env: { LOG_LEVEL: 'debug', RETENTION_MAX_VERSIONS: 5, VIEW_AUTHORIZATION_ENABLED: true } }],
    [
      'with an ingress',
      { ingress: { enabled: true, hosts: [{ host: 'a.example.com', paths: [{ path: '/', pathType: 'Prefix' }] }] } },
    ],
  ])('should be accepted %s', (_name, changes) => {
    validate(withChanges(defaults, changes));
    expect(validate.errors).toBeNull();
  });

  it.each<[string, object]>([
    ['an unknown mode', { mode: 'cluster' }],
    ['servers without a secret', { mode: 'servers' }],
    ['no replica', { mode: 'servers', secretName: 's', replicas: 0 }],
    ['a misspelt value', { replica: 2 }],
    ['a misspelt inner value', { service: { prot: 80 } }],
    ['a variable that the chart sets', { env: { PORT: 80 } }],
    ['a variable in lower case', { env: { log_level: 'debug' } }],
    ['a size without a unit', { persistence: { size: '20' } }],
    ['a volume that several nodes write', { persistence: { accessModes: ['ReadWriteMany'] } }],
    ['a model without files', { model: { configMap: 'own' } }],
    ['model files without a model', { model: { files: ['own.json'] } }],
    ['a grace period shorter than the stop', { terminationGracePeriodSeconds: 30 }],
  ])('should be refused with %s', (_name, changes) => {
    expect(validate(withChanges(defaults, changes))).toBe(false);
  });

  const templates = readdirSync(inCheckout(CHART, 'templates')).map((file) => textOf(CHART, 'templates', file));
  const used = new Set(
    templates.flatMap((text) => [...text.matchAll(/\.Values\.([\w.]+)/g)].map(([, path]) => String(path))),
  );

  it('should include everything that the templates use', () => {
    const missing = [...used].filter(
      (path) => path.split('.').reduce<Parsed>((value, key) => value?.[key], defaults) === undefined,
    );
    expect(missing).toEqual([]);
  });

  it('should all be used', () => {
    const unused = Object.keys(defaults).filter((name) => ![...used].some((path) => path.split('.')[0] === name));
    expect(unused).toEqual([]);
  });
});

describe.each(['embedded', 'servers'])('The chart, rendered for mode %s', (mode) => {
  const objects = yamlOf('deploy/kubernetes', `${mode}.yaml`);
  const workload = objects.find(({ kind }) => kind === 'Deployment' || kind === 'StatefulSet');
  const pod = workload.spec.template.spec;
  const [container] = pod.containers;

  it.each(objects.map((object) => [object.kind as string, object] as const))(
    'should be a valid Kubernetes %s',
    (kind, object) => {
      const Kind = KINDS[kind];
      if (Kind === undefined) throw new Error(`No schema is known for ${kind}`);
      expect(() => new Kind(object).validate()).not.toThrow();
    },
  );

  it('should select its own pods', () => {
    const { labels } = workload.spec.template.metadata;
    const selectors = objects.flatMap(({ spec = {} }) => [spec.selector?.matchLabels ?? spec.selector ?? []]).flat();
    expect(selectors.length).toBeGreaterThan(1);
    for (const selector of selectors) expect(labels).toMatchObject(selector);
  });

  it('should run unprivileged on a read-only root', () => {
    expect(pod).toMatchObject({ automountServiceAccountToken: false, securityContext: { runAsNonRoot: true } });
    expect(container.securityContext).toEqual({
      allowPrivilegeEscalation: false,
      readOnlyRootFilesystem: true,
      capabilities: { drop: ['ALL'] },
    });
    const claims = (workload.spec.volumeClaimTemplates ?? []).map(({ metadata }: Parsed) => metadata.name);
    const volumes = [...pod.volumes.map(({ name }: Parsed) => name), ...claims];
    expect(container.volumeMounts.map(({ name }: Parsed) => name).sort()).toEqual([...volumes].sort());
  });

  it('should probe the port on which the service listens', () => {
    const [{ containerPort, name }] = container.ports;
    expect(container.env).toContainEqual({ name: 'PORT', value: String(containerPort) });
    const probes = [container.startupProbe, container.readinessProbe, container.livenessProbe];
    expect(probes.map(({ httpGet }) => [httpGet.path, httpGet.port])).toEqual([
      ['/health', name],
      ['/health/ready', name],
      ['/health/live', name],
    ]);
  });

  it('should set only variables that the service reads', () => {
    const names: readonly string[] = container.env.map(({ name }: Parsed) => name);
    expect(names.filter((name) => !variableNames().has(name))).toEqual([]);
  });

  it('should give the service time to stop', () => {
    const { seconds } = container.lifecycle.preStop.sleep;
    expect(pod.terminationGracePeriodSeconds - seconds).toBeGreaterThan(stopLimitSeconds());
  });
});
