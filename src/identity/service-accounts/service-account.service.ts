import { randomUUID } from 'node:crypto';
import { Injectable } from '@nestjs/common';
import { invalidArgument } from '../../foundation/common/errors.js';
import type { JsonObject } from '../../foundation/common/json.js';
import { Urn } from '../../foundation/common/urn.js';
import { type Listing, ListingService, ViewChoice } from '../../discovery/index.js';
import { type Editor, EntityEditor, type GraphqlContext } from '../../entities/index.js';
import { isServiceAccount, requireUserUrn, SERVICE_ACCOUNT_KIND, UserService } from '../users/index.js';
import type {
  CreateServiceAccountInput,
  ListServiceAccountsInput,
  UpdateServiceAccountDefaultViewInput,
} from './service-account.input.js';
import { ID_PREFIX } from './service-account.mappings.js';

/** Accounts of a page when the caller does not say. Source: DataHub's GraphQL. */
const DEFAULT_COUNT = 10;
const ENTITY_NAME = 'corpuser';
const INITIAL_SETTINGS: JsonObject = { appearance: { showSimplifiedHomepage: false } };

/** Makes, lists and deletes the accounts of programs. The right to it is the caller's to check. */
@Injectable()
export class ServiceAccountService {
  constructor(
    private readonly editor: EntityEditor,
    private readonly listings: ListingService,
    private readonly users: UserService,
    private readonly views: ViewChoice,
  ) {}

  /** A page of service accounts that match the text. */
  async list({ start, count, query }: ListServiceAccountsInput, context: GraphqlContext): Promise<Listing> {
    const criteria = [[{ field: 'typeNames', values: [SERVICE_ACCOUNT_KIND] }]];
    const input = { start: start ?? 0, count: count ?? DEFAULT_COUNT, query: query === '*' ? '' : (query ?? '') };
    return this.listings.list(input, { entityType: ENTITY_NAME, criteria }, context);
  }

  /**
   * Whether there is such an account. Throws `MALFORMED_URN`, or `INVALID_ARGUMENT` when the user of that urn is none.
   */
  async exists(urn: string, context: GraphqlContext): Promise<boolean> {
    requireUserUrn(urn);
    if (!(await context.entities.exists(urn))) return false;
    await this.requireKind(urn, context);
    return true;
  }

  /** Makes an account with a random id, and answers its urn. */
  async create({ displayName, description }: CreateServiceAccountInput, by: Editor): Promise<string> {
    const id = ID_PREFIX + randomUUID();
    const urn = Urn.of(ENTITY_NAME, id).toString();
    const info = { active: true, displayName: displayName ?? id, ...(description != null && { title: description }) };
    const kinds = { typeNames: [SERVICE_ACCOUNT_KIND] };
    await this.editor.write(
      [
        { urn, aspectName: 'corpUserInfo', value: info, onlyNewEntity: true },
        { urn, aspectName: 'subTypes', value: kinds, onlyNewEntity: true },
      ],
      { ...by, awaitsSearch: true },
    );
    return urn;
  }

  /** Deletes an account for good, with its access tokens. Throws `INVALID_ARGUMENT` when there is none. */
  async delete(urn: string, context: GraphqlContext): Promise<void> {
    await this.requireKind(urn, context);
    await this.users.delete(urn, context);
  }

  /**
   * Sets the view that searches of an account begin with; null = none. Throws `INVALID_ARGUMENT` for an account that is
   * none, and for a view that not everybody sees.
   */
  async setDefaultView(input: UpdateServiceAccountDefaultViewInput, context: GraphqlContext): Promise<void> {
    const { urn, defaultView } = input;
    await this.requireKind(urn, context);
    if (defaultView != null) await this.views.require(defaultView, context.actor, { isGlobal: true });
    const views = defaultView == null ? {} : { defaultView };
    await this.editor.rewrite(urn, 'corpUserSettings', (value) => ({ ...value, views }), context, INITIAL_SETTINGS);
  }

  private async requireKind(urn: string, { entities }: GraphqlContext): Promise<void> {
    requireUserUrn(urn);
    if (!(await isServiceAccount(entities, urn))) throw invalidArgument(`${urn} is no service account`);
  }
}
