import { type DynamicModule, type ForwardReference, type Provider, RequestMethod, type Type } from '@nestjs/common';
import { METHOD_METADATA, MODULE_METADATA, PATH_METADATA } from '@nestjs/common/constants.js';
import { ACCESS_RULE, type AccessRule, type Demand, PUBLIC_ROUTE } from '../../auth/index.js';
import { RESTLI_DEMANDS, ResourceRegistry, type RestliResource } from '../../api/index.js';

/** Metadata keys of @nestjs/graphql, which it does not export. */
const ROOT_TYPE = 'graphql:resolver_type';
const FIELD_NAME = 'graphql:resolver_name';

const ROOT_TYPES = ['Query', 'Mutation', 'Subscription'] as const;

/** An entry point of the service, with its access rule. */
export interface Entrance {
  readonly api: (typeof ROOT_TYPES)[number] | 'HTTP' | 'rest.li';
  /** Name of the root field, or HTTP method and path. */
  readonly name: string;
  /** Class and method that implement it. */
  readonly place: string;
  /** Undefined if no rule is declared. */
  readonly rule: AccessRule | { readonly kind: 'PUBLIC' } | undefined;
}

/** A module in the imports of another module. */
export type ImportedModule = Type | DynamicModule | ForwardReference | Promise<DynamicModule>;

/** The declarations of a module. */
interface Declared {
  readonly imports: readonly ImportedModule[];
  readonly providers: readonly Provider[];
  readonly controllers: readonly Type[];
}

type Handler = (...args: never[]) => unknown;

/**
 * Every root field, HTTP handler and rest.li declaration of a module and its imports, by API and name. Starts none of
 * them.
 */
export async function entrancesOf(root: ImportedModule): Promise<readonly Entrance[]> {
  const modules = await modulesFrom(root);
  const all = <Item>(of: (module: Declared) => readonly Item[]): readonly Item[] => [...new Set(modules.flatMap(of))];
  const found = [
    ...all(({ providers }) => providers.flatMap(classOf)).flatMap(rootFieldsOf),
    ...all(({ controllers }) => controllers).flatMap(routesOf),
    ...all(({ providers }) => providers.flatMap(resourcesOf)).flatMap(restliOf),
  ];
  const ordinal = ({ api, name }: Entrance): string => `${api} ${name}`;
  return found.sort((one, other) => (ordinal(one) < ordinal(other) ? -1 : 1));
}

async function modulesFrom(root: ImportedModule): Promise<readonly Declared[]> {
  const seen = new Set<unknown>();
  const found: Declared[] = [];
  const open: ImportedModule[] = [root];
  for (let next = open.pop(); next !== undefined; next = open.pop()) {
    const module = 'forwardRef' in next ? (next as ForwardReference<() => Type>).forwardRef() : await next;
    if (seen.has(module)) continue;
    seen.add(module);
    const declared = declaredBy(module);
    found.push(declared);
    open.push(...declared.imports);
  }
  return found;
}

function declaredBy(module: Type | DynamicModule): Declared {
  const [type, dynamic] = 'module' in module ? [module.module, module] : [module, undefined];
  const of = <Item>(key: string, more: readonly Item[] = []): readonly Item[] => [
    ...((Reflect.getMetadata(key, type) as readonly Item[] | undefined) ?? []),
    ...more,
  ];
  return {
    imports: of(MODULE_METADATA.IMPORTS, dynamic?.imports),
    providers: of(MODULE_METADATA.PROVIDERS, dynamic?.providers),
    controllers: of(MODULE_METADATA.CONTROLLERS, dynamic?.controllers),
  };
}

function classOf(provider: Provider): readonly Type[] {
  if (typeof provider === 'function') return [provider];
  return 'useClass' in provider ? [provider.useClass] : [];
}

function rootFieldsOf(resolver: Type): readonly Entrance[] {
  return handlersOf(resolver).flatMap(([method, handler]) => {
    const type: unknown = Reflect.getMetadata(ROOT_TYPE, handler);
    const api = ROOT_TYPES.find((one) => one === type);
    if (api === undefined) return [];
    const name = (Reflect.getMetadata(FIELD_NAME, handler) as string | undefined) ?? method;
    return [{ api, name, place: `${resolver.name}.${method}`, rule: ruleOf(handler, resolver) }];
  });
}

function routesOf(controller: Type): readonly Entrance[] {
  return handlersOf(controller).flatMap(([method, handler]) => {
    const verb = Reflect.getMetadata(METHOD_METADATA, handler) as RequestMethod | undefined;
    if (verb === undefined) return [];
    const [place, rule] = [`${controller.name}.${method}`, ruleOf(handler, controller)];
    return pathsOf(controller).flatMap((prefix) =>
      pathsOf(handler).map((path): Entrance => {
        const full = [prefix, path].flatMap((part) => part.split('/')).filter((part) => part !== '');
        return { api: 'HTTP', name: `${RequestMethod[verb]} /${full.join('/')}`, place, rule };
      }),
    );
  });
}

function pathsOf(target: Type | Handler): readonly string[] {
  const path = Reflect.getMetadata(PATH_METADATA, target) as string | readonly string[] | undefined;
  return path === undefined ? [''] : [path].flat();
}

/** Methods of a class, including inherited ones. */
function handlersOf({ prototype }: Type): readonly (readonly [string, Handler])[] {
  const found = new Map<string, Handler>();
  for (let level: unknown = prototype; level instanceof Object; level = Object.getPrototypeOf(level)) {
    for (const [name, { value }] of Object.entries(Object.getOwnPropertyDescriptors(level))) {
      if (typeof value === 'function' && !found.has(name)) found.set(name, value as Handler);
    }
  }
  return [...found];
}

function ruleOf(handler: Handler, owner: Type): Entrance['rule'] {
  const rule = Reflect.getMetadata(ACCESS_RULE, handler) as AccessRule | undefined;
  if (rule !== undefined) return rule;
  const isPublic = [handler, owner].some((target) => Reflect.getMetadata(PUBLIC_ROUTE, target) === true);
  return isPublic ? { kind: 'PUBLIC' } : undefined;
}

/** rest.li serves the resources from which the registry of resources is built. */
function resourcesOf(provider: Provider): readonly Type<RestliResource>[] {
  if (!('inject' in provider) || provider.provide !== ResourceRegistry) return [];
  return provider.inject as Type<RestliResource>[];
}

/** Resources declare their operations in members that do not need constructor arguments. */
function restliOf(resource: Type<RestliResource>): readonly Entrance[] {
  const demands = (Reflect.getMetadata(RESTLI_DEMANDS, resource) ?? {}) as Readonly<Record<string, Demand>>;
  const { resource: path, actions = [], get, batchGet, delete: remove, isSimple } = new resource();
  const key = isSimple === true ? '' : '/{key}';
  const declared = [
    ...(get === undefined ? [] : [['get', `GET /${path}${key}`] as const]),
    ...(batchGet === undefined ? [] : [['batchGet', `GET /${path}?ids={keys}`] as const]),
    ...(remove === undefined ? [] : [['delete', `DELETE /${path}${key}`] as const]),
    ...actions.map(({ name }) => [name, `POST /${path}?action=${name}`] as const),
  ];
  const stray = Object.keys(demands).find((member) => declared.every(([one]) => one !== member));
  if (stray !== undefined) throw new Error(`${resource.name} demands something for ${stray}, which it does not serve`);
  return declared.map(([member, name]): Entrance => {
    const demand = demands[member];
    const rule = demand === undefined ? undefined : { kind: 'INSIDE' as const, demand };
    return { api: 'rest.li', name, place: `${resource.name}.${member}`, rule };
  });
}
