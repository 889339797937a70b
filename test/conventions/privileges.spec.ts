import { beforeAll, describe, expect, it } from '@jest/globals';
import { Controller, Get, Module, type Type } from '@nestjs/common';
import { Mutation, Query, Resolver } from '@nestjs/graphql';
import { buildSchema } from 'graphql';
import { AppModule } from '../../src/app.module.js';
import { API, Authenticated, Privileged, Public } from '../../src/auth/index.js';
import { accessDocument } from '../../src/cli/generators/access-document.js';
import { entrancesOf, type Entrance } from '../../src/cli/generators/access-listing.js';
import { loadConfig } from '../../src/foundation/config/index.js';
import type { Database } from '../../src/foundation/database/index.js';
import { ResourceRegistry, type RestliResource } from '../../src/api/restli/index.js';
import { textOf } from '../support/checkout/checkout.js';
import { RestliDemands } from '../../src/api/restli/protocol/restli-demands.js';

/** What may be used without a token: log-in, probes, and what holds nothing that is not public. */
const OPEN = [
  /^GET \/$/,
  /^GET \/(admin|config|login|signup|reset|logOut|authenticate|sso|callback\/oidc)$/,
  /^POST \/(logIn|signUp|resetNativeUserCredentials|callback\/oidc)$/,
  /^GET \/health(\/(live|ready|detailed))?$/,
  /^GET \/config\/search\/export$/,
  /^GET \/(openapi\/)?(up|check\/(ready|elastic))$/,
  /^GET \/openapi\/operations\/dev\/featureFlags(\/:name)?$/,
  /^GET \/actuator\/prometheus$/,
  /^GET \/(\*|mfe\/config)$/,
  /^POST \/otel\/v1\/traces$/,
  /^(GET|POST) \/schema-registry\/api(\/.*)?$/,
  /^GET \/api\/graphiql(\/assets\/:name)?$/,
  /^GET \/console(\/\*|\/assets\/:name)?$/,
  /^GET \/openapi\/swagger-ui(\/(index\.html|assets\/:name))?$/,
];

@Resolver()
class FieldResolver {
  @Authenticated()
  @Query(() => String)
  decorated(): string {
    return '';
  }

  @Mutation(() => String)
  bare(): string {
    return '';
  }
}

@Controller('things')
class ThingController {
  @Privileged('MANAGE_TAGS')
  @Get('guarded')
  guarded(): void {}

  @Authenticated()
  @Get()
  decorated(): void {}

  @Get([':id', 'all'])
  bare(): void {}
}

@Public()
@Controller()
class OpenController {
  @Get('open')
  open(): void {}
}

const action = (name: string) => ({ name, parameters: {}, takesProposals: false, run: async () => undefined });

@RestliDemands({ decorated: API.readEntities })
class ThingResource implements RestliResource {
  readonly resource = 'aspects';
  readonly actions = [action('decorated'), action('bare')];
}

@RestliDemands({ gone: API.readEntities })
class StrayResource implements RestliResource {
  readonly resource = 'aspects';
  readonly actions = [];
}

function moduleOf(
  resources: readonly Type[],
  providers: readonly Type[] = [],
  controllers: readonly Type[] = [],
): Type {
  const registry = { provide: ResourceRegistry, inject: [...resources], useFactory: () => new ResourceRegistry([]) };
  @Module({ providers: [...providers, registry], controllers: [...controllers] })
  class InnerModule {}
  @Module({ imports: [{ module: InnerModule }, InnerModule] })
  class OuterModule {}
  return OuterModule;
}

const silent = (entrances: readonly Entrance[]): readonly string[] =>
  entrances.filter(({ rule }) => rule === undefined).map(({ place, name }) => `${place}: ${name}`);

describe('The entry points of the service', () => {
  let entrances: readonly Entrance[];

  beforeAll(async () => {
    entrances = await entrancesOf(AppModule.register(loadConfig({ WEB_DIR: '.' }), {} as Database));
  });

  const namesOf = (api: Entrance['api']): readonly string[] =>
    entrances.filter((entrance) => entrance.api === api).map(({ name }) => name);

  it('should always declare their access rule', () => {
    expect(silent(entrances)).toEqual([]);
  });

  it.each(['Query', 'Mutation', 'Subscription'] as const)('should all be covered: %s of GraphQL', (api) => {
    const type = buildSchema(textOf('src', 'schema.graphql')).getType(api);
    const fields = type !== undefined && 'getFields' in type ? Object.keys(type.getFields()) : [];
    expect([...namesOf(api)].sort()).toEqual(fields.sort());
  });

  it('should all be covered: rest.li and HTTP', () => {
    expect(namesOf('rest.li')).toEqual(expect.arrayContaining(['POST /aspects?action=ingestProposal']));
    expect(namesOf('HTTP')).toEqual(expect.arrayContaining(['GET /openapi/v3/entity/:type/*', 'POST /auth/signUp']));
  });

  it('should be public in these places only', () => {
    const open = entrances.filter(({ rule }) => rule?.kind === 'PUBLIC').map(({ name }) => name);
    expect(open.filter((name) => !OPEN.some((allowed) => allowed.test(name)))).toEqual([]);
  });

  it('should be documented in docs/privileges.md (npm run privileges writes it)', () => {
    expect(textOf('docs', 'privileges.md')).toBe(accessDocument(entrances));
  });
});

describe('The search for entry points without an access rule', () => {
  it('should find each kind of them', async () => {
    const found = await entrancesOf(moduleOf([ThingResource], [FieldResolver], [ThingController, OpenController]));
    expect(silent(found)).toEqual([
      'ThingController.bare: GET /things/:id',
      'ThingController.bare: GET /things/all',
      'FieldResolver.bare: bare',
      'ThingResource.bare: POST /aspects?action=bare',
    ]);
    expect(found).toHaveLength(9);
    expect(() => accessDocument(found)).toThrow('says not who may use it');
  });

  it('should find demands on resources that a handler does not serve', async () => {
    await expect(entrancesOf(moduleOf([StrayResource]))).rejects.toThrow('StrayResource demands something for gone');
  });
});
