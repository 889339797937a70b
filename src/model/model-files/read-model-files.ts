import { readFileSync } from 'node:fs';
import { DomainError } from '../../foundation/common/errors.js';
import type { JsonValue } from '../../foundation/json/json.js';
import { messageOf } from '../../foundation/common/message-of.js';
import type { ModelDeclarations } from '../declarations.js';
import { JsonPlace } from './json-place.js';
import { ModelBuilder } from './model-builder.js';
import { readAspect } from './read-aspect.js';
import { readEntity } from './read-entity.js';

/**
 * Returns the standard model extended by the files at `paths`, in the format of `ModelFile`. Throws
 * `CONFIGURATION_INVALID` naming file and place.
 */
export function readModelFiles(paths: readonly string[], standard: ModelDeclarations): ModelDeclarations {
  const model = new ModelBuilder(standard);
  for (const path of paths) addFile(model, new JsonPlace(path, [], parse(path)));
  return model.build();
}

function addFile(model: ModelBuilder, file: JsonPlace): void {
  file.allowOnly(['aspects', 'entities']);
  for (const [name, aspect] of file.get('aspects').entries()) model.addAspect(readAspect(name, aspect, model));
  for (const [name, entity] of file.get('entities').entries()) model.putEntity(readEntity(name, entity, model));
}

function parse(path: string): JsonValue {
  try {
    return JSON.parse(readFileSync(path, 'utf8')) as JsonValue;
  } catch (cause) {
    const reason = messageOf(cause);
    throw new DomainError('CONFIGURATION_INVALID', `MODEL_PATH: ${path} cannot be read as JSON: ${reason}`, { cause });
  }
}
