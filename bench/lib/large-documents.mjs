// Large GraphQL documents out of the schema: fragments on every entity type, each with every field that needs no
// argument, three levels deep.
import { buildSchema, getNamedType, isAbstractType, isLeafType, isObjectType, isRequiredArgument } from 'graphql';

/**
 * A selection of everything on `Entity`, and its fragments. `types` entity types are taken, and at most `fields` fields
 * written in all, so that the document stays within the limits of the service.
 */
export function everythingOfEntities(schemaText, { types = 40, fields = 1_800 } = {}) {
  const schema = buildSchema(schemaText);
  const fragments = new Map();
  const kinds = new Map();
  let written = 0;
  const fragmentOf = (type, level) => {
    const name = `f${level}_${type.name}`;
    if (fragments.has(name)) return name;
    fragments.set(name, undefined);
    const lines = ['__typename'];
    for (const field of Object.values(type.getFields())) {
      if (field.args.some(isRequiredArgument) || written >= fields) continue;
      const named = getNamedType(field.type);
      // Types of one interface must agree on what a name is.
      const kind = kinds.get(field.name) ?? String(field.type);
      if (kind !== String(field.type)) continue;
      if (isLeafType(named)) {
        lines.push(field.name);
      } else if (level > 1) {
        const spread = isObjectType(named) ? `...${fragmentOf(named, level - 1)}` : '';
        lines.push(`${field.name} { __typename ${spread} }`);
      } else continue;
      kinds.set(field.name, kind);
      written += 1;
    }
    fragments.set(name, `fragment ${name} on ${type.name} { ${lines.join(' ')} }`);
    return name;
  };
  const entity = schema.getType('Entity');
  if (!isAbstractType(entity)) throw new Error('the schema has no interface Entity');
  const chosen = schema.getPossibleTypes(entity).slice(0, types);
  const spreads = chosen.map((type) => `...${fragmentOf(type, 3)}`);
  return { selection: `__typename urn type ${spreads.join(' ')}`, fragments: [...fragments.values()].join('\n') };
}
