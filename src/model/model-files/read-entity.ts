import { aspect, entity, type AspectDeclaration, type EntityDeclaration } from '../declarations.js';
import { record, string } from '../types.js';
import type { JsonPlace } from './json-place.js';
import type { ModelBuilder } from './model-builder.js';
import { checkName } from './names.js';
import { readSchema } from './read-schema.js';

/**
 * Reads the new entity type `name`, or extends the existing one, in the format of `ModelFileEntity`. Throws
 * `CONFIGURATION_INVALID`.
 */
export function readEntity(name: string, place: JsonPlace, model: ModelBuilder): EntityDeclaration {
  const known = model.entities.get(name);
  return known === undefined ? readNewEntity(name, place, model) : extendEntity(known, place, model);
}

function extendEntity(known: EntityDeclaration, place: JsonPlace, model: ModelBuilder): EntityDeclaration {
  place.allowOnly(['aspects']);
  const added = readAspects(place, model).filter((declared) => !known.aspects.includes(declared));
  return { ...known, aspects: [...known.aspects, ...added] };
}

function readNewEntity(name: string, place: JsonPlace, model: ModelBuilder): EntityDeclaration {
  checkName(name, place);
  checkCase(name, place, model);
  place.allowOnly(['key', 'category', 'viewUnrestricted', 'aspects']);
  const category = place.get('category').oneOf(['core', 'internal'], 'core');
  const viewUnrestricted = place.get('viewUnrestricted').value === true;
  return entity(name, {
    key: readKey(name, place.get('key'), model),
    category,
    viewUnrestricted,
    aspects: readAspects(place, model),
  });
}

function checkCase(name: string, place: JsonPlace, model: ModelBuilder): void {
  const other = [...model.entities.keys()].find((known) => known.toLowerCase() === name.toLowerCase());
  if (other !== undefined) throw place.refusal(`differs from the entity type ${other} by case only`);
}

function readKey(entityName: string, place: JsonPlace, model: ModelBuilder): AspectDeclaration {
  const parts = place.items().map((part) => readKeyPart(part, model));
  if (parts.length === 0) throw place.refusal('must name the parts of the key');
  const name = `${entityName}Key`;
  if (model.aspects.has(name)) throw place.refusal(`cannot be declared: ${name} is already an aspect of the model`);
  const recordName = `com.linkedin.metadata.key.${name.charAt(0).toUpperCase()}${name.slice(1)}`;
  return aspect(name, record(recordName, Object.fromEntries(parts)));
}

function readKeyPart(place: JsonPlace, model: ModelBuilder): readonly [string, ReturnType<typeof readSchema>] {
  if (typeof place.value === 'string') return [place.text(), string()];
  place.allowOnly(['name', 'schema']);
  const schema = readSchema(place.get('schema'), model.findType);
  if (schema.type !== 'string') throw place.get('schema').refusal('must be text, a urn or an enum');
  return [place.get('name').text(), schema];
}

function readAspects(place: JsonPlace, model: ModelBuilder): readonly AspectDeclaration[] {
  return place
    .get('aspects')
    .items()
    .map((item) => {
      const found = model.aspects.get(item.text());
      if (found === undefined) throw item.refusal('names no aspect of the model or of this file');
      return found;
    });
}
