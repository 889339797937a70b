import { Injectable } from '@nestjs/common';
import { invalidArgument } from '../../foundation/common/errors.js';
import type { TextTarget } from './text-target.js';

/**
 * The names and descriptions that can be changed. The feature of an entity type registers its targets when its module
 * starts.
 */
@Injectable()
export class TextTargets {
  private readonly names = new Map<string, TextTarget>();
  private readonly descriptions = new Map<string, TextTarget>();

  /** Registers targets for names. */
  addNames(...targets: readonly TextTarget[]): void {
    for (const target of targets) this.names.set(target.entityType, target);
  }

  /** Registers targets for descriptions. */
  addDescriptions(...targets: readonly TextTarget[]): void {
    for (const target of targets) this.descriptions.set(target.entityType, target);
  }

  /** Returns the target for the name of an entity type. Throws `INVALID_ARGUMENT` for types that cannot be renamed. */
  name(entityType: string): TextTarget {
    return found(this.names.get(entityType), 'name', entityType);
  }

  /**
   * Returns the target for the description of an entity type. Throws `INVALID_ARGUMENT` for types that cannot be
   * described.
   */
  description(entityType: string): TextTarget {
    return found(this.descriptions.get(entityType), 'description', entityType);
  }
}

function found(target: TextTarget | undefined, what: string, entityType: string): TextTarget {
  if (target !== undefined) return target;
  throw invalidArgument(
    `Failed to update ${what}: the ${what} of entities of type ${entityType} cannot be changed here`,
  );
}
