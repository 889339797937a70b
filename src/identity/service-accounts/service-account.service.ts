import { randomUUID } from 'node:crypto';
import { Injectable } from '@nestjs/common';
import { invalidArgument } from '../../foundation/common/errors.js';
import { given } from '../../foundation/common/given.js';
import { Urn } from '../../foundation/common/urn.js';
import { type Listing, ListingService, ViewChoice } from '../../discovery/index.js';
import { type Editor, EntityEditor, type GraphqlContext, requireUrnOf, valueEdit } from '../../entities/index.js';
import { corpUserInfo, corpUserSettings, type StoredOf, subTypes } from '../../model/index.js';
import { CORP_USER, isServiceAccount, SERVICE_ACCOUNT_SUBTYPE, UserService } from '../users/index.js';
import type {
  CreateServiceAccountInput,
  ListServiceAccountsInput,
  UpdateServiceAccountDefaultViewInput,
} from './service-account.input.js';
import { ID_PREFIX } from './service-account.mappings.js';

/** Service accounts per page when the caller gives no count. Source: DataHub's GraphQL. */
const DEFAULT_COUNT = 10;
const INITIAL_SETTINGS: StoredOf<typeof corpUserSettings> = { appearance: { showSimplifiedHomepage: false } };

/** Creates, lists and deletes service accounts. Checks no privileges. */
@Injectable()
export class ServiceAccountService {
  constructor(
    private readonly editor: EntityEditor,
    private readonly listings: ListingService,
    private readonly users: UserService,
    private readonly views: ViewChoice,
  ) {}

  /** Returns a page of the service accounts that match the text. */
  async list({ start, count, query }: ListServiceAccountsInput, context: GraphqlContext): Promise<Listing> {
    const criteria = [[{ field: 'typeNames', values: [SERVICE_ACCOUNT_SUBTYPE] }]];
    const input = { start: start ?? 0, count: count ?? DEFAULT_COUNT, query: query === '*' ? '' : (query ?? '') };
    return this.listings.list(input, { entityType: CORP_USER.entityType, criteria }, context);
  }

  /**
   * Returns whether the service account exists. Throws `MALFORMED_URN`, or `INVALID_ARGUMENT` if `urn` names another
   * user.
   */
  async exists(urn: string, context: GraphqlContext): Promise<boolean> {
    requireUrnOf(CORP_USER.entityType, urn, 'urn');
    if (!(await context.entities.exists(urn))) return false;
    await this.requireServiceAccount(urn, context);
    return true;
  }

  /** Creates an account with a random id and returns its urn. */
  async create({ displayName, description }: CreateServiceAccountInput, by: Editor): Promise<string> {
    const id = ID_PREFIX + randomUUID();
    const urn = Urn.of(CORP_USER.entityType, id).toString();
    const info = { active: true, displayName: displayName ?? id, ...given({ title: description }) };
    const edits = [
      valueEdit(urn, corpUserInfo, info),
      valueEdit(urn, subTypes, { typeNames: [SERVICE_ACCOUNT_SUBTYPE] }),
    ];
    await this.editor.create(urn, edits, { ...by, awaitsSearch: true }, `${urn} already exists`);
    return urn;
  }

  /**
   * Permanently deletes an account and its access tokens. Throws `INVALID_ARGUMENT` if `urn` does not name a service
   * account.
   */
  async delete(urn: string, context: GraphqlContext): Promise<void> {
    await this.requireServiceAccount(urn, context);
    await this.users.delete(urn, context);
  }

  /**
   * Sets the default view of an account's searches; null removes it. Throws `INVALID_ARGUMENT` for users that are not
   * service accounts, and for views that are not global.
   */
  async setDefaultView(input: UpdateServiceAccountDefaultViewInput, context: GraphqlContext): Promise<void> {
    const { urn, defaultView } = input;
    await this.requireServiceAccount(urn, context);
    if (defaultView != null) await this.views.require(defaultView, context.actor, { isGlobal: true });
    const views = given({ defaultView });
    const change = (value: StoredOf<typeof corpUserSettings>) => ({ ...value, views });
    await this.editor.rewrite(urn, corpUserSettings, change, context, {
      initial: INITIAL_SETTINGS,
      whileStored: [urn],
    });
  }

  private async requireServiceAccount(urn: string, { entities }: GraphqlContext): Promise<void> {
    requireUrnOf(CORP_USER.entityType, urn, 'urn');
    if (!(await isServiceAccount(entities, urn))) throw invalidArgument(`${urn} is no service account`);
  }
}
