import { fake } from './fake.js';
import { type AspectDeclaration, ModelRegistry } from '../../../src/model/index.js';
import type { AspectStore } from '../../../src/aspects/index.js';
import type { Authorizer, ViewAuthorizer } from '../../../src/auth/index.js';
import { DiscoveryScopes } from '../../../src/discovery/discovery-scopes.js';
import { DiscoveryService } from '../../../src/discovery/discovery.service.js';
import { ExtraFields } from '../../../src/discovery/extra-fields.js';
import { HiddenDocuments } from '../../../src/discovery/hidden-documents.js';
import { ViewReader } from '../../../src/discovery/view-reader.js';
import { type GraphqlContext, refTo } from '../../../src/entities/index.js';
import { entityTypeOfUrn } from '../../../src/foundation/common/urn.js';
import { DocumentBuilder } from '../../../src/search/index.js';
import { SCHEMA } from './search-documents.js';
import { type Aspects, searchHarness, type SearchHarness } from './search-harness.js';

/** GraphQL's searches over a scripted index and aspects in memory. */
export interface DiscoveryHarness extends SearchHarness {
  readonly discovery: DiscoveryService;
  readonly scopes: DiscoveryScopes;
  readonly views: ViewReader;
  readonly context: GraphqlContext;
}

/** What a test may decide. */
interface DiscoveryOptions {
  readonly aspects?: Aspects;
  /** Whether the caller manages documents. */
  readonly managesDocuments?: boolean;
  /** Kinds of entities that have no GraphQL type. */
  readonly unknownTypes?: readonly string[];
  /** Urns that the caller may not view. */
  readonly hidden?: readonly string[];
}

/** GraphQL's searches as one caller makes them. */
export function discoveryHarness(options: DiscoveryOptions = {}): DiscoveryHarness {
  const { aspects = {}, managesDocuments = false } = options;
  const search = searchHarness(aspects);
  const views = new ViewReader(storeOf(aspects), viewerOf(options));
  const authorizer = fake<Authorizer>({ can: async () => managesDocuments });
  const scopes = new DiscoveryScopes(views, new HiddenDocuments(authorizer), ModelRegistry.standard());
  const discovery = new DiscoveryService(search.service, scopes, new ExtraFields(new DocumentBuilder(SCHEMA)));
  return Object.assign(search, { discovery, scopes, views, context: contextOf(options) });
}

function viewerOf({ hidden = [] }: DiscoveryOptions): ViewAuthorizer {
  const mayView = async (_actor: unknown, urn: string) => !hidden.includes(urn);
  return fake<ViewAuthorizer>({ mayView });
}

function storeOf(aspects: Aspects): AspectStore {
  const value = async (urn: string, { name }: AspectDeclaration) => aspects[urn]?.[name];
  return fake<AspectStore>({ value });
}

function contextOf({ unknownTypes = [], hidden = [] }: DiscoveryOptions): GraphqlContext {
  const ref = (urn: string) => {
    const name = entityTypeOfUrn(urn);
    return name === '' || unknownTypes.includes(name) ? null : refTo(name, urn);
  };
  const viewable = async (found: readonly { readonly urn: string }[]) =>
    found.filter(({ urn }) => !hidden.includes(urn));
  const actor = { urn: 'urn:li:corpuser:someone', isSystem: false };
  return fake<GraphqlContext>({ actor, entities: { ref, refIn: ref, viewable } });
}
