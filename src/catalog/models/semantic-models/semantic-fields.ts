import {
  type EntityFieldResolver,
  type EntityRef,
  enumValue,
  type GraphqlContext,
  refTo,
  RelationshipDirection,
} from '../../../entities/index.js';
import { applications, type MetricExpression as Expression, type StoredOf } from '../../../model/index.js';
import { Dialect, type MetricExpression } from './metric-expression.model.js';

/** Resolves `applications` of metrics and semantic models: edges to the applications that the actor may view. */
export const applicationEdges: EntityFieldResolver = async ({ urn }, _args, { entities }) => {
  const stored = await entities.value(urn, applications);
  if (stored === undefined) return null;
  const viewable = await entities.viewable(stored.applications, (application) => application);
  const relationships = viewable.map((application) => ({
    type: 'AssociatedWith',
    direction: RelationshipDirection.OUTGOING,
    entity: refTo('Application', application),
  }));
  return { start: 0, count: relationships.length, total: relationships.length, relationships };
};

/** Converts a stored expression for GraphQL; an unknown dialect becomes `OTHER`. */
export function expressionOf({ dialects }: StoredOf<typeof Expression>): MetricExpression {
  return {
    dialects: dialects.map(({ dialect, expression }) => ({
      dialect: enumValue(Dialect, dialect) ?? Dialect.OTHER,
      expression,
    })),
  };
}

/** Returns a reference to an entity; null if `urn` is undefined or the actor may not view the entity. */
export async function viewableRef(
  typeName: string,
  urn: string | undefined,
  { entities }: Pick<GraphqlContext, 'entities'>,
): Promise<EntityRef | null> {
  return urn !== undefined && (await entities.canView(urn)) ? refTo(typeName, urn) : null;
}
