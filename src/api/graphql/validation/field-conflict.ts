import { type FieldNode, GraphQLError } from 'graphql';
import { argumentKey } from './argument-key.js';
import type { MergedField } from './merged-selection.js';
import { responseShape } from './response-shape.js';

/** Maximum number of characters of a name or type in a message. */
const MAX_SHOWN = 200;

/** Two fields that cannot share a response name. */
export interface FieldConflict {
  readonly fields: readonly [MergedField, MergedField];
  readonly reason: string;
}

/**
 * Returns the first two of `fields`, which may belong to one object, that are different fields or have different
 * arguments; undefined if there are none.
 */
export function differentFields(fields: readonly MergedField[], keyOf = argumentKey): FieldConflict | undefined {
  const [first, ...others] = fields;
  if (first === undefined) return undefined;
  const { value: name } = first.node.name;
  for (const other of others) {
    const { value: otherName } = other.node.name;
    const reason = `"${cut(name)}" and "${cut(otherName)}" are different fields`;
    if (name !== otherName) return { fields: [first, other], reason };
    if (keyOf(first.node) !== keyOf(other.node))
      return { fields: [first, other], reason: 'they have differing arguments' };
  }
  return undefined;
}

/**
 * Returns the first two of `fields` whose values have different shapes; undefined if there are none. Fields that do not
 * exist match any shape.
 */
export function differentShapes(fields: readonly MergedField[]): FieldConflict | undefined {
  const [first, ...others] = fields.filter(({ definition }) => definition !== undefined);
  const type = first?.definition?.type;
  if (type === undefined) return undefined;
  const other = others.find(({ definition }) => {
    if (definition === undefined || definition.type === type) return false;
    return responseShape(definition.type) !== responseShape(type);
  });
  if (first === undefined || other === undefined) return undefined;
  const [one, two] = [String(type), String(other.definition?.type)];
  return { fields: [first, other], reason: `they return conflicting types "${cut(one)}" and "${cut(two)}"` };
}

/** Returns the error for a conflict, reported on the outermost two fields that are merged because they share a name. */
export function conflictError({ fields, reason }: FieldConflict): GraphQLError {
  let [one, other] = fields;
  let why = reason;
  const nodes: [FieldNode[], FieldNode[]] = [[one.node], [other.node]];
  while (one.above !== undefined && other.above !== undefined && one.above.node !== other.above.node) {
    why = `subfields "${shownName(one)}" conflict because ${why}`;
    [one, other] = [one.above, other.above];
    nodes[0].unshift(one.node);
    nodes[1].unshift(other.node);
  }
  const message = `Fields "${shownName(one)}" conflict because ${why}. Use different aliases on the fields to fetch both if this was intentional.`;
  return new GraphQLError(message, { nodes: nodes.flat() });
}

function shownName({ node }: MergedField): string {
  return cut(node.alias?.value ?? node.name.value);
}

function cut(text: string): string {
  return text.length > MAX_SHOWN ? `${text.slice(0, MAX_SHOWN)}…` : text;
}
