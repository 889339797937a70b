import { randomUUID } from 'node:crypto';
import { Injectable } from '@nestjs/common';
import { AspectStore } from '../../aspects/index.js';
import { type Actor, Authorizer, refusalOf, resourceAt } from '../../auth/index.js';
import { invalidArgument } from '../../foundation/common/errors.js';
import { Urn } from '../../foundation/common/urn.js';
import { type Editor, EntityEditor, EntityReferences, requireUrnOf } from '../../entities/index.js';
import type { dataHubPageModuleProperties, dataHubPageTemplateProperties, StoredOf } from '../../model/index.js';
import { MANAGING_PAGES, WRITING_PAGES } from './page.demands.js';

type PartAspect = typeof dataHubPageModuleProperties | typeof dataHubPageTemplateProperties;
type Properties = StoredOf<PartAspect>;

/** The parts of pages: modules or templates. */
export interface PagePart {
  readonly entityType: string;
  /** The aspect that holds the properties. */
  readonly aspect: PartAspect;
}

/** The properties that modules and templates have in common. */
export type CommonProperties = Pick<Properties, 'visibility' | 'created' | 'lastModified'>;

/** A change of a module or a template. */
export interface PagePartChange {
  /** Urn of the module or template; absent for a new one. */
  readonly urn?: string | null | undefined;
  readonly scope: 'PERSONAL' | 'GLOBAL';
  /** Returns the new value of the aspect. */
  readonly valueOf: (common: CommonProperties) => Properties;
}

/**
 * Writes and deletes page modules and templates. Throws `FORBIDDEN` unless the editor manages home pages or, for
 * personal modules and templates, created them.
 */
@Injectable()
export class PageParts {
  constructor(
    private readonly authorizer: Authorizer,
    private readonly editor: EntityEditor,
    private readonly references: EntityReferences,
    private readonly store: AspectStore,
  ) {}

  /**
   * Creates a module or template, or replaces its properties, and returns its urn. Throws `MALFORMED_URN`, or
   * `INVALID_ARGUMENT` if `urn` names an entity of another type.
   */
  async upsert({ entityType, aspect }: PagePart, { urn, scope, valueOf }: PagePartChange, by: Editor): Promise<string> {
    const target = (urn == null ? Urn.of(entityType, randomUUID()) : requireUrnOf(entityType, urn, 'urn')).toString();
    const isManager = await this.isManager(by.actor);
    if (scope === 'GLOBAL' && !isManager) throw refusalOf(WRITING_PAGES, resourceAt(target));
    const lastModified = this.editor.stamp(by);
    const initial = valueOf({ visibility: { scope }, created: lastModified, lastModified });
    const change = (stored: Properties): Properties => {
      if (stored === initial) return initial;
      if (!mayChange(stored, by.actor, isManager)) throw refusalOf(WRITING_PAGES, resourceAt(target));
      return valueOf({ visibility: { scope }, created: stored.created, lastModified });
    };
    await this.editor.rewrite(target, aspect, change, by, { initial });
    return target;
  }

  /**
   * Deletes a module or template permanently and removes all references to it. Throws `INVALID_ARGUMENT` if it does not
   * exist.
   */
  async delete({ entityType, aspect }: PagePart, urn: string, by: Editor): Promise<void> {
    requireUrnOf(entityType, urn, 'urn');
    const stored = await this.store.value(urn, aspect);
    const isManager = await this.isManager(by.actor);
    if (!(stored === undefined ? isManager : mayChange(stored, by.actor, isManager)))
      throw refusalOf(WRITING_PAGES, resourceAt(urn));
    if (stored === undefined) throw invalidArgument(`urn: ${urn} does not exist`);
    await this.references.deleteEverywhere(urn, by);
  }

  private isManager(actor: Actor): Promise<boolean> {
    return this.authorizer.meets(actor, MANAGING_PAGES);
  }
}

function mayChange({ visibility, created }: Properties, actor: Actor, isManager: boolean): boolean {
  return visibility.scope === 'GLOBAL' ? isManager : created.actor === actor.urn;
}
