import { ObjectType, TypeMetadataStorage } from '@nestjs/graphql';

type GraphqlClass = abstract new (...args: never[]) => unknown;

/**
 * Has an object type of an earlier feature implement an interface of a later one, whose fields it gets. What else was
 * said of the type stays.
 */
export function addInterface(type: GraphqlClass, added: GraphqlClass): void {
  const metadata = TypeMetadataStorage.getObjectTypesMetadata().find(({ target }) => target === type);
  if (metadata === undefined) throw new TypeError(`${type.name} is no GraphQL object type`);
  const { name, description, interfaces } = metadata;
  const options = { implements: () => [added, ...listed(interfaces)], ...(description && { description }) };
  ObjectType(name, options)(type);
}

function listed(interfaces: unknown): GraphqlClass[] {
  if (Array.isArray(interfaces)) return interfaces as GraphqlClass[];
  if (typeof interfaces !== 'function') return [];
  const given: unknown = isClass(interfaces) ? interfaces : (interfaces as () => unknown)();
  return Array.isArray(given) ? (given as GraphqlClass[]) : [given as GraphqlClass];
}

function isClass(value: object): boolean {
  return 'prototype' in value && value.prototype !== undefined;
}
