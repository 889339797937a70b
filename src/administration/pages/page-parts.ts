import { randomUUID } from 'node:crypto';
import { Injectable } from '@nestjs/common';
import { AspectStore } from '../../aspects/index.js';
import { type Actor, Authorizer, refusalOf, resourceAt } from '../../auth/index.js';
import { Clock } from '../../foundation/common/clock.js';
import { invalidArgument } from '../../foundation/common/errors.js';
import { isJsonObject, type JsonObject } from '../../foundation/common/json.js';
import { Urn } from '../../foundation/common/urn.js';
import { type Editor, EntityEditor, EntityReferences, requireUrnOf } from '../../entities/index.js';
import { MANAGING_PAGES, WRITING_PAGES } from './page.demands.js';

/** What pages are made of: modules or templates. */
export interface PagePartKind {
  /** Name of the model. */
  readonly entityType: string;
  /** The aspect that holds what one is. */
  readonly aspectName: string;
}

/** What the properties of modules and templates have in common. */
export interface StoredPagePart {
  readonly visibility: { readonly scope: string };
  readonly created: { readonly time: number; readonly actor: string };
  readonly lastModified: { readonly time: number; readonly actor: string };
}

/** What a module or a template is to be. */
export interface PagePartChange {
  /** Of what is changed, or is to be made; absent = a new one. */
  readonly urn?: string | null | undefined;
  readonly scope: 'PERSONAL' | 'GLOBAL';
  /** The properties beside scope and stamps. */
  readonly members: JsonObject;
}

/**
 * Writes and deletes modules and templates of pages. What everybody sees is for those who manage home pages, what is
 * personal for its maker: others are refused with `FORBIDDEN`.
 */
@Injectable()
export class PageParts {
  constructor(
    private readonly authorizer: Authorizer,
    private readonly editor: EntityEditor,
    private readonly references: EntityReferences,
    private readonly store: AspectStore,
    private readonly clock: Clock,
  ) {}

  /**
   * Replaces the properties or makes what is not stored, and answers the urn. Throws `MALFORMED_URN`, or
   * `INVALID_ARGUMENT` when `urn` is of another kind.
   */
  async upsert(kind: PagePartKind, { urn, scope, members }: PagePartChange, by: Editor): Promise<string> {
    const target = urn == null ? Urn.of(kind.entityType, randomUUID()).toString() : ofKind(kind, urn);
    const isManager = await this.isManager(by.actor);
    if (scope === 'GLOBAL' && !isManager) throw refusalOf(WRITING_PAGES, resourceAt(target));
    const lastModified = { time: this.clock.now(), actor: by.actor.urn };
    const change = (stored: JsonObject): JsonObject => {
      if (isStored(stored) && !mayChange(stored, by.actor, isManager))
        throw refusalOf(WRITING_PAGES, resourceAt(target));
      return { ...members, visibility: { scope }, created: stored['created'] ?? lastModified, lastModified };
    };
    await this.editor.rewrite(target, kind.aspectName, change, by, {});
    return target;
  }

  /** Deletes for good, and takes it off what shows it. Throws `INVALID_ARGUMENT` when it is not stored. */
  async delete(kind: PagePartKind, urn: string, by: Editor): Promise<void> {
    const stored = (await this.store.latestOne(ofKind(kind, urn), kind.aspectName))?.value;
    const isManager = await this.isManager(by.actor);
    if (!(stored === undefined ? isManager : mayChange(stored, by.actor, isManager)))
      throw refusalOf(WRITING_PAGES, resourceAt(urn));
    if (stored === undefined) throw invalidArgument(`urn: ${urn} does not exist`);
    const before = await this.references.of(urn);
    await this.editor.delete(urn, by);
    await this.references.remove(urn, before);
  }

  private isManager(actor: Actor): Promise<boolean> {
    return this.authorizer.meets(actor, MANAGING_PAGES);
  }
}

function ofKind({ entityType }: PagePartKind, urn: string): string {
  requireUrnOf(entityType, urn, 'urn');
  return urn;
}

function isStored(properties: JsonObject): boolean {
  return properties['created'] !== undefined;
}

function mayChange({ visibility, created }: JsonObject, actor: Actor, isManager: boolean): boolean {
  if (isJsonObject(visibility) && visibility['scope'] === 'GLOBAL') return isManager;
  return isJsonObject(created) && created['actor'] === actor.urn;
}
