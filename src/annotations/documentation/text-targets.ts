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
    for (const target of targets) this.names.set(target.entityType, target);
  }

  /** Makes the descriptions of some kinds of entities changeable. */
  addDescriptions(...targets: readonly TextTarget[]): void {
    for (const target of targets) this.descriptions.set(target.entityType, target);
  }

  /** Where the name of an entity of that kind is kept. Throws `INVALID_ARGUMENT` for kinds that cannot be renamed. */
  name(entityType: string): TextTarget {
    return found(this.names.get(entityType), 'name', entityType);
  }

  /**
   * Where the description of an entity of that kind is kept. Throws `INVALID_ARGUMENT` for kinds that cannot be
   * described.
   */
  description(entityType: string): TextTarget {
    return found(this.descriptions.get(entityType), 'description', entityType);
  }
}

function found(target: TextTarget | undefined, what: string, entityType: string): TextTarget {
  if (target !== undefined) return target;
  throw invalidArgument(`Failed to update ${what}: entities of type ${entityType} have no ${what} to update here`);
}
