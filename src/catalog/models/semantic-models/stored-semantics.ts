import {
  type EntityFieldResolver,
  type EntityRef,
  type GraphqlContext,
  aspectField,
  enumValue,
  refTo,
  RelationshipDirection,
  platformRef,
} from '../../../entities/index.js';
import { Dialect } from './metric-expression.model.js';
import { SemanticFieldType } from './semantic-field.model.js';

interface StoredExpression {
  readonly dialects: readonly { readonly dialect: string; readonly expression: string }[];
}

interface StoredAnnotation {
  readonly type: string;
  readonly expression: StoredExpression;
  readonly aggregationFunction?: string;
  readonly dimension?: { readonly isTime: boolean };
}

/** The field `platform` of what names its platform in its key. */
export const keyPlatform: EntityFieldResolver = ({ urn }, _args, { entities }) => {
  const { platform } = entities.key(urn);
  return platformRef(typeof platform === 'string' ? platform : '');
};

/** The field `applications` of metrics and semantic models: those that the caller may view, as edges. */
export const applicationEdges: EntityFieldResolver = async ({ urn }, _args, { entities }) => {
  const stored = (await entities.value(urn, 'applications'))?.['applications'] as readonly string[] | undefined;
  if (stored === undefined) return null;
  const viewable = await entities.viewable(stored, (one) => one);
  const relationships = viewable.map((one) => ({
    type: 'AssociatedWith',
    direction: RelationshipDirection.OUTGOING,
    entity: refTo('Application', one),
  }));
  return { start: 0, count: relationships.length, total: relationships.length, relationships };
};

/** What a column means to a semantic model. */
export const annotationField: EntityFieldResolver = aspectField<StoredAnnotation>(
  'semanticFieldAnnotation',
  ({ type, expression, aggregationFunction, dimension }) => ({
    type: enumValue(SemanticFieldType, type, SemanticFieldType.OTHER),
    expression: expressionOf(expression),
    aggregationFunction: aggregationFunction ?? null,
    dimension: dimension ?? null,
  }),
);

/** A formula in each of its languages; one of a language that GraphQL does not know is of another. */
export function expressionOf({ dialects }: StoredExpression): object {
  return {
    dialects: dialects.map(({ dialect, expression }) => ({
      dialect: enumValue(Dialect, dialect, Dialect.OTHER),
      expression,
    })),
  };
}

/** A reference to an entity, unless it is not named or the caller may not view it. */
export async function viewableRef(
  typeName: string,
  urn: unknown,
  { entities }: Pick<GraphqlContext, 'entities'>,
): Promise<EntityRef | null> {
  if (typeof urn !== 'string') return null;
  return (await entities.canView(urn)) ? refTo(typeName, urn) : null;
}
