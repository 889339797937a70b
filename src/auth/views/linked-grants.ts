import { Injectable, Logger } from '@nestjs/common';
import { type FieldRef, type SearchClause, SearchIndex, SearchSchema } from '../../search/index.js';
import type { Actor } from '../actor.js';
import { TYPE_FIELD, URN_FIELD } from './field-places.js';
import { equal, filterOf, type Grant, mergedGrants, prefixed } from './grant.js';
import { everyDocument } from './every-document.js';
import { UrnSets } from './urn-sets.js';
import { BRIDGE_DOCUMENT, ViewAuthorizer } from './view-authorizer.js';

/** Maximum number of entities listed because another entity determines who may view them. */
const MOST_LISTED = 10_000;

/** Types whose entities may be viewed by those who may view another entity. */
export const LINKED_TYPES: readonly string[] = ['query', 'document', 'schemaField'];

/**
 * The entities that may be viewed because of another entity: queries because of their subjects, documents because of
 * the entity that they represent, columns because of their parents. The index cannot follow such links, so this class
 * does: it checks queries and such documents individually, and searches for the parents of columns. It also checks
 * entities individually if the index does not distinguish their ownership types. If more than 10,000 would have to be
 * listed (20,000 queries), none are granted.
 */
@Injectable()
export class LinkedGrants {
  private readonly logger = new Logger(LinkedGrants.name);
  private readonly parent: FieldRef | undefined;

  constructor(
    private readonly index: SearchIndex,
    private readonly sets: UrnSets,
    private readonly views: ViewAuthorizer,
    schema: SearchSchema,
  ) {
    this.parent = schema.fieldRef('parent', ['schemaField']);
  }

  /**
   * Queries all of whose subjects the actor may view. `viewsAll`: the actor may view everything, so that having a
   * subject suffices.
   */
  async queries(actor: Actor, viewsAll: boolean): Promise<readonly Grant[]> {
    if (viewsAll) {
      const hasSubject: SearchClause = { ...equal([{ name: 'entities', kind: 'keyword' }], []), condition: 'EXISTS' };
      return [{ types: ['query'], clauses: [hasSubject] }];
    }
    const queries = await this.sets.all('query');
    if (queries === undefined) return this.tooMany('queries');
    return listed('query', await this.views.viewable(actor, queries));
  }

  /** Documents that represent an entity which the actor may view. */
  async documents(actor: Actor): Promise<readonly Grant[]> {
    const isBridge = equal([{ name: 'typeNames', kind: 'keyword' }], [BRIDGE_DOCUMENT]);
    const found = await this.urns(['document'], [[isBridge]]);
    return found === undefined
      ? this.tooMany('documents')
      : listed('document', await this.views.viewable(actor, found));
  }

  /** The grants, with inexact ones replaced by the entities that the actor may actually view. */
  async judged(actor: Actor, grants: readonly Grant[]): Promise<readonly Grant[]> {
    const doubtful = mergedGrants(grants.filter(({ isJudged }) => isJudged === true));
    if (doubtful.length === 0) return grants;
    const listing = doubtful.map(async ({ types, clauses }) => {
      const found = await this.urns(types, [clauses]);
      if (found === undefined) return this.tooMany('owned entities');
      const viewable = await this.views.viewable(actor, found);
      return viewable.size === 0 ? [] : [{ types, clauses: [equal([URN_FIELD], viewable)] }];
    });
    return [...grants.filter(({ isJudged }) => isJudged !== true), ...(await Promise.all(listing)).flat()];
  }

  /** Columns of the entities that `grants` allow to view. */
  async columns(grants: readonly Grant[]): Promise<readonly Grant[]> {
    const { parent } = this;
    if (parent === undefined || (await this.urns(['schemaField'], [], 1))?.length === 0) return [];
    const ofColumns = (clauses: readonly SearchClause[]): Grant => ({ types: ['schemaField'], clauses });
    const parents = grants.filter(({ types }) => !types.every((type) => LINKED_TYPES.includes(type)));
    const byUrn = parents.filter(({ clauses }) => clauses.every(({ fields }) => fields.every(isUrn)));
    const others = parents.filter((grant) => !byUrn.includes(grant));
    return [
      ...byUrn.map(({ types, clauses }) =>
        ofColumns([
          prefixed(
            [parent],
            types.map((type) => `urn:li:${type}:`),
          ),
          ...clauses.map((clause) => ({ ...clause, fields: [parent] })),
        ]),
      ),
      ...(others.length === 0 ? [] : await this.columnsOf(others, parent)),
    ];
  }

  private async columnsOf(grants: readonly Grant[], parent: FieldRef): Promise<readonly Grant[]> {
    const types = [...new Set(grants.flatMap((grant) => grant.types))].filter((type) => !LINKED_TYPES.includes(type));
    const filter = filterOf(grants, types) ?? [[equal([TYPE_FIELD], types)]];
    const parents = await this.urns(types, filter);
    if (parents === undefined) return this.tooMany('entities with columns');
    return parents.length === 0 ? [] : [{ types: ['schemaField'], clauses: [equal([parent], parents)] }];
  }

  /** Urns of the matching documents; undefined if there are too many. */
  private async urns(
    entityTypes: readonly string[],
    filter: readonly (readonly SearchClause[])[],
    size = MOST_LISTED,
  ): Promise<readonly string[] | undefined> {
    const { hits, total } = await this.index.search(everyDocument(entityTypes, filter, size));
    return total > MOST_LISTED && size === MOST_LISTED ? undefined : hits.map(({ urn }) => urn);
  }

  private tooMany(what: string): readonly Grant[] {
    this.logger.warn(`Too many ${what} to list those that an actor may view because of another entity: none is found.`);
    return [];
  }
}

function isUrn({ name }: FieldRef): boolean {
  return name === URN_FIELD.name;
}

function listed(type: string, urns: ReadonlySet<string>): readonly Grant[] {
  return urns.size === 0 ? [] : [{ types: [type], clauses: [equal([URN_FIELD], urns)] }];
}
