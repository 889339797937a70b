import { Injectable } from '@nestjs/common';
import { AspectStore } from '../../aspects/index.js';
import { Urn } from '../../foundation/common/urn.js';
import { PATH_SEPARATOR } from '../documents/field-writer.js';
import type { FieldRef } from '../search-field.js';
import { SearchIndex } from '../search-index.port.js';
import type { BrowseGroup, BrowseResult } from '../search-query.js';
import { SearchSchema } from '../search-schema.js';
import { TextPlanner } from '../text-planner.js';
import type { SearchViewer } from '../view-restriction.port.js';
import { EVERYTHING } from './everything.js';
import { FoundEntities } from './found-entities.js';
import { type PageWindow, pageWindow } from './page-window.js';
import { RestrictedHits } from './restricted-hits.js';
import { ScopeResolver } from './scope-resolver.js';
import type { BrowsePage, BrowseV2Group, BrowseV2Page } from './search-page.js';
import type { BrowseRequest, BrowseV2Request } from './search-request.js';
import type { ResolvedScope } from './search-scope.js';

/** Default number of groups on a page of the newer tree. Source: DataHub's `browseV2`. */
const DEFAULT_GROUPS = 10;

const NOTHING: BrowseResult = { groups: [], total: 0, entities: [], totalEntities: 0 };

/** Browses the trees of paths. */
@Injectable()
export class EntityBrowse {
  constructor(
    private readonly index: SearchIndex,
    private readonly schema: SearchSchema,
    private readonly planner: TextPlanner,
    private readonly scopes: ScopeResolver,
    private readonly found: FoundEntities,
    private readonly store: AspectStore,
    private readonly restricted: RestrictedHits,
  ) {}

  /** See `SearchService.browse`. */
  async browse(request: BrowseRequest): Promise<BrowsePage> {
    const window = pageWindow(request.start, request.count);
    const scope = await this.scopes.resolve({ ...request, entityTypes: [request.entityType] });
    const { groups, total, entities, totalEntities } = await this.level(request.path, scope, window);
    const existing = await this.found.existing(entities, scope.hidesRemoved);
    const found = entities.filter((urn) => existing.has(urn)).map((urn) => ({ urn }));
    return {
      path: request.path,
      ...window,
      groups: cut(groups, window),
      entities: (await this.restricted.viewable(scope, found)).map(({ urn }) => urn),
      totalGroups: groups.length,
      totalEntities,
      totalBelow: total,
    };
  }

  /** See `SearchService.browseV2`. */
  async browseV2(request: BrowseV2Request): Promise<BrowseV2Page> {
    const window = pageWindow(request.start, request.count, DEFAULT_GROUPS);
    const scope = await this.scopes.resolve(request);
    const entityTypes = this.typesWith('browsePathV2', scope);
    const { fulltext = false } = scope.flags;
    const { groups, total } = await this.ask('browsePathV2', entityTypes, {
      path: request.path.map((part) => PATH_SEPARATOR + part).join(''),
      plan: this.planner.plan(request.query ?? '', entityTypes, { fulltext }),
      filter: scope.filter,
      restriction: scope.restriction,
      entities: undefined,
    });
    return {
      path: request.path,
      ...window,
      groups: cut(groups, window).map(withEntity),
      totalGroups: groups.length,
      totalBelow: total,
    };
  }

  /** See `SearchService.browsePaths`. */
  async browsePaths(viewer: SearchViewer, entityType: string, urn: string): Promise<readonly string[]> {
    if (this.schema.fieldRef('browsePaths', [entityType]) === undefined) return [];
    if (!(await this.restricted.mayView(viewer, urn))) return [];
    const paths = (await this.store.latestOne(urn, 'browsePaths'))?.value['paths'];
    return Array.isArray(paths) ? paths.filter((path) => typeof path === 'string') : [];
  }

  /** A level with the entities of the page, which follow all groups. */
  private async level(path: string, scope: ResolvedScope, { start, count }: PageWindow): Promise<BrowseResult> {
    const ask = (from: number, size: number): Promise<BrowseResult> =>
      this.ask('browsePaths', this.typesWith('browsePaths', scope), {
        path,
        plan: EVERYTHING,
        filter: scope.filter,
        restriction: scope.restriction,
        entities: { from, size },
      });
    const first = await ask(start, count);
    if (first.groups.length === 0) return first;
    const from = Math.max(start - first.groups.length, 0);
    const size = Math.max(start + count - Math.max(first.groups.length, start), 0);
    return size === 0 || first.totalEntities === 0 ? { ...first, entities: [] } : ask(from, size);
  }

  private async ask(
    name: string,
    entityTypes: readonly string[],
    query: Omit<Parameters<SearchIndex['browse']>[0], 'field' | 'entityTypes'>,
  ): Promise<BrowseResult> {
    const field: FieldRef | undefined = this.schema.fieldRef(name, entityTypes);
    return field === undefined ? NOTHING : this.index.browse({ ...query, field, entityTypes });
  }

  private typesWith(field: string, { entityTypes }: ResolvedScope): readonly string[] {
    return entityTypes.filter((type) => this.schema.fieldRef(field, [type]) !== undefined);
  }
}

function cut(groups: readonly BrowseGroup[], { start, count }: PageWindow): readonly BrowseGroup[] {
  return groups.slice(start, start + count);
}

function withEntity(group: BrowseGroup): BrowseV2Group {
  return { ...group, entity: Urn.tryParse(group.name) === undefined ? undefined : group.name };
}
