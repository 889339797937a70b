import { Injectable } from '@nestjs/common';
import { invalidArgument } from '../../foundation/common/errors.js';
import type { TextTarget } from './text-target.js';

/**
 * The names and descriptions that can be changed. The feature of each kind of entity registers its own when its module
 * starts.
 */
@Injectable()
export class TextTargets {
  private readonly names = new Map<string, TextTarget>();
  private readonly descriptions = new Map<string, TextTarget>();

  /** Makes the names of some kinds of entities changeable. */
  addNames(...targets: readonly TextTarget[]): void {
    for (const target of targets) this.names.set(target.entityName, target);
  }

  /** Makes the descriptions of some kinds of entities changeable. */
  addDescriptions(...targets: readonly TextTarget[]): void {
    for (const target of targets) this.descriptions.set(target.entityName, target);
  }

  /** Where the name of an entity of that kind is kept. Throws `INVALID_ARGUMENT` for kinds that cannot be renamed. */
  name(entityName: string): TextTarget {
    return found(this.names.get(entityName), 'name', entityName);
  }

  /**
   * Where the description of an entity of that kind is kept. Throws `INVALID_ARGUMENT` for kinds that cannot be
   * described.
   */
  description(entityName: string): TextTarget {
    return found(this.descriptions.get(entityName), 'description', entityName);
  }
}

function found(target: TextTarget | undefined, what: string, entityName: string): TextTarget {
  if (target !== undefined) return target;
  throw invalidArgument(`Failed to update ${what}: entities of type ${entityName} have no ${what} to update here`);
}
