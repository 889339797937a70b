import { Injectable } from '@nestjs/common';
import { TOKEN_DURATIONS, TokenService, UserDirectory, type Actor } from '../../auth/index.js';
import { DomainError, invalidArgument, forbidden } from '../../foundation/common/errors.js';
import { criteriaOf, type Listing, ListingService } from '../../discovery/index.js';
import type { Editor, GraphqlContext } from '../../entities/index.js';
import { isServiceAccount, requireUserUrn } from '../users/index.js';
import { AccessTokenType } from './access-token.enum.js';
import type { CreateAccessTokenInput, GetAccessTokenInput, ListAccessTokenInput } from './access-token.input.js';
import { ACCESS_TOKEN, INFO_ASPECT } from './access-token.mappings.js';
import { namesOwner } from './own-tokens.js';
import { TokenRights } from './token-rights.js';

/**
 * Makes, lists and revokes access tokens. Throws `FORBIDDEN` before it says anything of a token or of the user that it
 * acts as.
 */
@Injectable()
export class AccessTokenService {
  constructor(
    private readonly rights: TokenRights,
    private readonly tokens: TokenService,
    private readonly users: UserDirectory,
    private readonly listings: ListingService,
  ) {}

  /**
   * Makes a token of which nothing is stored, and answers its text. Throws `INVALID_ARGUMENT` for another type than
   * PERSONAL.
   */
  async makeStateless(
    { type, actorUrn, duration }: GetAccessTokenInput,
    { actor, entities }: GraphqlContext,
  ): Promise<string> {
    await this.rights.requireMakingOwn(actor, actorUrn);
    await requirePerson(actor, entities);
    if (type !== AccessTokenType.PERSONAL)
      throw invalidArgument('type must be PERSONAL. Use createAccessToken for tokens of service accounts.');
    return this.tokens.mintStateless(actorUrn, type, TOKEN_DURATIONS[duration]);
  }

  /**
   * Makes a token that is listed and can be revoked, and answers its text and its hash. Throws `INVALID_ARGUMENT` when
   * there is no such user, or for a token of type SERVICE_ACCOUNT when the user is no service account.
   */
  async create(
    input: CreateAccessTokenInput,
    { actor, entities }: GraphqlContext,
  ): Promise<{ readonly token: string; readonly hash: string }> {
    const { type, actorUrn, duration, name, description } = input;
    await this.rights.requireCreating(actor, type, actorUrn);
    if (type === AccessTokenType.PERSONAL) await requirePerson(actor, entities);
    requireUserUrn(actorUrn);
    if (!(await this.users.stateOf(actorUrn)).exists) throw invalidArgument(`actorUrn: ${actorUrn} does not exist`);
    if (type === AccessTokenType.SERVICE_ACCOUNT && !(await isServiceAccount(entities, actorUrn)))
      throw invalidArgument(`actorUrn: ${actorUrn} is no service account. Create one with createServiceAccount.`);
    return this.tokens.mint({
      actorUrn,
      ownerUrn: actor.urn,
      type,
      durationMs: TOKEN_DURATIONS[duration],
      name,
      ...(description != null && { description }),
    });
  }

  /**
   * A page of tokens, the one that ends last first. Whoever does not manage tokens sees their own only, and has to ask
   * for them by `ownerUrn`.
   */
  async list({ filters, ...page }: ListAccessTokenInput, context: GraphqlContext): Promise<Listing> {
    await this.requireListing(filters ?? [], context);
    const options = {
      entityType: ACCESS_TOKEN.entityType,
      criteria: criteriaOf(undefined, filters),
      newestBy: 'expiresAt',
    };
    const listing = await this.listings.list(page, options, context);
    const infos = await Promise.all(listing.entities.map(({ urn }) => context.entities.aspect(urn, INFO_ASPECT)));
    return { ...listing, entities: listing.entities.filter((_ref, at) => infos[at] !== undefined) };
  }

  /** The hash of a token's text. Throws `NOT_FOUND` when nothing is stored of it. */
  async hashOf(token: string, { actor }: Editor): Promise<string> {
    await this.rights.requireManaging(actor);
    const hash = this.tokens.hash(token);
    if ((await this.tokens.find(hash)) === undefined) throw unknown();
    return hash;
  }

  /**
   * Revokes a token by its hash. Throws `NOT_FOUND` when there is none, or no longer, and `FORBIDDEN` to whoever
   * neither manages tokens nor made this one.
   */
  async revoke(hash: string, { actor }: Editor): Promise<void> {
    const stored = await this.tokens.find(hash);
    await this.rights.requireRevoking(actor, stored?.ownerUrn);
    if (stored === undefined || !(await this.tokens.revoke(hash, actor.urn))) throw unknown();
  }

  private async requireListing(
    filters: NonNullable<ListAccessTokenInput['filters']>,
    { actor }: Editor,
  ): Promise<void> {
    const asksForOwn = filters.some((filter) => namesOwner(filter, actor.urn));
    await this.rights.requireListing(actor, asksForOwn);
  }
}

/** A service account has tokens that others made for it; one that it could make itself would outlive them. */
async function requirePerson({ urn }: Actor, entities: GraphqlContext['entities']): Promise<void> {
  if (await isServiceAccount(entities, urn)) throw forbidden('Service accounts make no personal access tokens.');
}

function unknown(): DomainError {
  return new DomainError('NOT_FOUND', 'Access token no longer exists. It was revoked or has expired, or never was.');
}
