import { Injectable, type OnModuleInit } from '@nestjs/common';
import { type CacheListener, type ChangeNotice, WriteListeners } from '../../aspects/index.js';
import { Clock } from '../../foundation/common/clock.js';
import { DomainError, invalidArgument } from '../../foundation/common/errors.js';
import { idOfUrn } from '../../foundation/common/urn.js';
import { AppConfig } from '../../foundation/config/index.js';
import { type SearchFilter, SearchSchema, type SearchViewer, ViewRestriction } from '../../search/index.js';
import type { Actor } from '../actor.js';
import type { Subject } from '../policies/policy-evaluation.js';
import type { PolicySet } from '../policies/policy-set.js';
import { PolicyStore } from '../policies/policy-store.js';
import { SecretCipher } from '../secrets/secret-cipher.js';
import { type Memberships, UserDirectory } from '../users/user-directory.js';
import { bothGrants, filterOf, type Grant, mergedGrants } from './grant.js';
import { LINKED_TYPES, LinkedGrants } from './linked-grants.js';
import { PolicyGrants } from './policy-grants.js';
import { ReaderGrants } from './reader-grants.js';
import { ViewAuthorizer } from './view-authorizer.js';

/** Maximum delay until changes of other entities and by other replicas affect the filter, in milliseconds. */
const MAX_AGE_MS = 2_000;

/** Maximum number of actors whose filters are cached. */
const MOST_ACTORS = 1_000;

/** Types whose entities form hierarchies, or are in groups. */
const HIERARCHY_TYPES: ReadonlySet<string> = new Set([
  'domain',
  'container',
  'glossaryTerm',
  'glossaryNode',
  'corpuser',
  'corpGroup',
]);

/** Prefix of a text before encryption, so that other encrypted texts are not accepted. */
const MARK = 'restricted ';

/** The entities that one actor may view, as long as their basis does not change. */
interface Known {
  readonly policies: PolicySet;
  readonly memberships: Memberships;
  readonly at: number;
  /** The entities that the model does not restrict for the actor. */
  readonly readable: Promise<readonly Grant[]>;
  /** The entities that policies allow the actor to view, if views are restricted. */
  readonly grants: Promise<readonly Grant[]>;
  /** By the names of the types that depend on other entities, computed when such types are searched. */
  readonly linked: Map<string, Promise<readonly Grant[]>>;
  readonly filters: Map<string, SearchFilter | undefined>;
}

/**
 * The model's restrictions and, if views are restricted, the policies in force, as a filter of the index: the check of
 * `ViewAuthorizer` for one entity, applied to all at once. Changes of policies and of the actor's memberships take
 * effect as for single checks. Changes of hierarchies take effect immediately on this replica and within 2 seconds on
 * others. Changes of an entity affect the view of dependent entities within 2 seconds. Entities that the index cannot
 * evaluate exactly are left out: see `CriterionGrants` and `LinkedGrants`.
 */
@Injectable()
export class PolicyViewRestriction extends ViewRestriction implements OnModuleInit, CacheListener {
  readonly onlyForgets = true;
  private readonly known = new Map<string, Known>();
  private readonly restrictedTypes: readonly string[];
  private readonly openTypes: readonly string[];

  constructor(
    private readonly policies: PolicyStore,
    private readonly users: UserDirectory,
    private readonly granting: PolicyGrants,
    private readonly readers: ReaderGrants,
    private readonly linking: LinkedGrants,
    private readonly views: ViewAuthorizer,
    private readonly cipher: SecretCipher,
    private readonly listeners: WriteListeners,
    private readonly clock: Clock,
    private readonly config: AppConfig,
    schema: SearchSchema,
  ) {
    super();
    const types = schema.entityTypes();
    this.restrictedTypes = types.filter((type) => !views.isUnrestricted(type));
    this.openTypes = types.filter((type) => views.isUnrestricted(type));
  }

  onModuleInit(): void {
    if (this.views.isOn) this.listeners.registerCache(this);
  }

  dependsOn({ entityType }: ChangeNotice): boolean {
    return HIERARCHY_TYPES.has(entityType);
  }

  afterCommit(changes: readonly ChangeNotice[]): void {
    if (changes.some((change) => this.dependsOn(change))) this.known.clear();
  }

  override async filterFor(viewer: SearchViewer, entityTypes: readonly string[]): Promise<SearchFilter | undefined> {
    if (viewer.isSystem || !this.config.auth.policiesEnabled) return undefined;
    if (!this.isRestricting(entityTypes)) return this.knowableFor(viewer, entityTypes);
    const known = await this.knownOf(actorOf(viewer));
    return this.filter(known, `viewable ${entityTypes.join()}`, entityTypes, async () => {
      const grants = await this.grantsFor(known, actorOf(viewer), entityTypes);
      return this.readers.concern(entityTypes) ? bothGrants(grants, await known.readable) : grants;
    });
  }

  override async knowableFor(viewer: SearchViewer, entityTypes: readonly string[]): Promise<SearchFilter | undefined> {
    if (viewer.isSystem || !this.config.auth.policiesEnabled || !this.readers.concern(entityTypes)) return undefined;
    const known = await this.knownOf(actorOf(viewer));
    return this.filter(known, `knowable ${entityTypes.join()}`, entityTypes, () => known.readable);
  }

  override viewable(viewer: SearchViewer, urns: readonly string[]): Promise<ReadonlySet<string>> {
    return this.views.viewable(actorOf(viewer), urns);
  }

  override conceal(text: string): string {
    return this.cipher.encrypt(MARK + text);
  }

  override reveal(concealed: string): string {
    try {
      const text = this.cipher.decrypt(concealed);
      if (text.startsWith(MARK)) return text.slice(MARK.length);
    } catch (error) {
      if (!(error instanceof DomainError)) throw error;
    }
    throw invalidArgument('scrollId does not come from a search with includeRestricted. Leave it out to start again.');
  }

  private isRestricting(entityTypes: readonly string[]): boolean {
    return this.views.isOn && !entityTypes.every((type) => this.views.isUnrestricted(type));
  }

  private async filter(
    { filters }: Known,
    key: string,
    entityTypes: readonly string[],
    grants: () => Promise<readonly Grant[]>,
  ): Promise<SearchFilter | undefined> {
    if (filters.has(key)) return filters.get(key);
    const made = filterOf(mergedGrants(await grants()), entityTypes);
    filters.set(key, made);
    return made;
  }

  private async knownOf(actor: Actor): Promise<Known> {
    const policies = await this.policies.current();
    const memberships = await this.users.membershipsOf(actor.urn);
    const now = this.clock.elapsed();
    const known = this.known.get(actor.urn);
    if (known !== undefined && known.policies === policies && known.memberships === memberships)
      if (now - known.at < MAX_AGE_MS) return known;
    const made = this.learn(policies, { actor, memberships }, now);
    this.remember(actor.urn, made);
    return made;
  }

  private learn(policies: PolicySet, subject: Subject, at: number): Known {
    const readable = this.readers.of(policies, subject).then(mergedGrants);
    const grants = this.views.isOn ? this.viewableTo(policies, subject) : readable;
    const { memberships } = subject;
    return { policies, memberships, at, readable, grants, linked: new Map(), filters: new Map() };
  }

  private async viewableTo({ policies }: PolicySet, subject: Subject): Promise<readonly Grant[]> {
    const own = this.restrictedTypes.filter((type) => type !== 'query');
    const found = await this.granting.reading(policies, subject, own);
    const judged = await this.linking.judged(subject.actor, found);
    return mergedGrants([{ types: this.openTypes, clauses: [] }, ...judged]);
  }

  private remember(urn: string, known: Known): void {
    this.known.delete(urn);
    this.known.set(urn, known);
    Promise.all([known.grants, known.readable]).catch(() => this.forget(urn, known));
    if (this.known.size <= MOST_ACTORS) return;
    const [oldest] = this.known.keys();
    if (oldest !== undefined) this.known.delete(oldest);
  }

  private forget(urn: string, known: Known): void {
    if (this.known.get(urn) === known) this.known.delete(urn);
  }

  private async grantsFor(known: Known, actor: Actor, entityTypes: readonly string[]): Promise<readonly Grant[]> {
    const grants = await known.grants;
    const links = LINKED_TYPES.filter((type) => entityTypes.includes(type) && !this.views.isUnrestricted(type));
    const linked = await Promise.all(links.map((type) => this.linked(type, known, actor, grants)));
    return linked.every((some) => some.length === 0) ? grants : mergedGrants([...grants, ...linked.flat()]);
  }

  private linked(type: string, known: Known, actor: Actor, grants: readonly Grant[]): Promise<readonly Grant[]> {
    const made = known.linked.get(type) ?? this.link(type, actor, grants);
    known.linked.set(type, made);
    made.catch(() => this.forget(actor.urn, known));
    return made;
  }

  private async link(type: string, actor: Actor, grants: readonly Grant[]): Promise<readonly Grant[]> {
    const whole = new Set(grants.flatMap(({ types, clauses }) => (clauses.length === 0 ? types : [])));
    if (whole.has(type)) return [];
    if (type === 'document') return this.linking.documents(actor);
    if (type === 'schemaField') return this.linking.columns(grants);
    return this.linking.queries(
      actor,
      this.restrictedTypes.every((one) => one === 'query' || whole.has(one)),
    );
  }
}

function actorOf({ urn, isSystem }: SearchViewer): Actor {
  return { urn, id: idOfUrn(urn), isSystem };
}
