import { Injectable } from '@nestjs/common';
import type { AspectRecord, AspectsByUrn, EventValue, FollowedChange } from '../../aspects/index.js';
import type { JsonObject } from '../../foundation/json/json.js';
import { Urn } from '../../foundation/common/urn.js';
import { ModelRegistry } from '../../model/index.js';
import type { Actor } from '../actor.js';
import { Authorizer } from '../policies/authorizer.js';
import { withoutPlaces } from './json-places.js';
import { type RestrictedPlace, restrictedPlaces } from './restricted-places.js';

/** Places of an aspect that have the same readers. */
interface SharedPlaces extends Pick<RestrictedPlace, 'privileges'> {
  readonly places: readonly RestrictedPlace[];
}

/** Removes fields from aspects that the model restricts for an actor; required ones are replaced by empty values. */
@Injectable()
export class ReadableFields {
  private readonly restricted: ReadonlyMap<string, readonly SharedPlaces[]>;
  private readonly secret: ReadonlySet<string>;

  constructor(
    private readonly authorizer: Authorizer,
    registry: ModelRegistry,
  ) {
    const aspects = registry.aspects().filter(({ restricted }) => restricted.length > 0);
    this.restricted = new Map(aspects.map((aspect) => [aspect.name, byReaders(restrictedPlaces(aspect))]));
    this.secret = new Set(registry.aspects().flatMap(({ name, isSecret }) => (isSecret ? [name] : [])));
  }

  /** Whether the aspect has restricted fields. */
  isRestricted(aspectName: string): boolean {
    return this.restricted.has(aspectName);
  }

  /** The value of an aspect of `urn` without the fields that the actor may not read. */
  async value(actor: Actor, urn: string, aspectName: string, value: JsonObject): Promise<JsonObject> {
    const places = actor.isSystem ? undefined : this.restricted.get(aspectName);
    if (places === undefined) return value;
    const hidden = await this.hiddenAmong(places, actor, urn);
    return hidden.length === 0 ? value : withoutPlaces(value, hidden);
  }

  /**
   * The places of an aspect of `urn` that are hidden from the actor, in the format of `AnnotatedPath`; the empty path
   * for a secret aspect, which is hidden completely.
   */
  async hiddenFrom(actor: Actor, urn: string, aspectName: string): Promise<readonly (readonly string[])[]> {
    if (actor.isSystem) return [];
    if (this.secret.has(aspectName)) return [[]];
    return (await this.hiddenAmong(this.restricted.get(aspectName) ?? [], actor, urn)).map(({ path }) => path);
  }

  private async hiddenAmong(
    shared: readonly SharedPlaces[],
    actor: Actor,
    urn: string,
  ): Promise<readonly RestrictedPlace[]> {
    const type = Urn.tryParse(urn)?.entityType ?? '';
    const hidden: RestrictedPlace[] = [];
    for (const { privileges, places } of shared)
      if (privileges.length === 0 || !(await this.authorizer.can(actor, privileges, { type, urn })))
        hidden.push(...places);
    return hidden;
  }

  /** The record as the actor may read it. */
  async record(actor: Actor, record: AspectRecord): Promise<AspectRecord> {
    if (!this.isRestricted(record.aspect)) return record;
    const value = await this.value(actor, record.urn, record.aspect, record.value);
    return value === record.value ? record : withValue(record, value);
  }

  /** The change with its values as the actor may read them. */
  async change(actor: Actor, change: FollowedChange): Promise<FollowedChange> {
    const { urn, aspectName, after, before } = change;
    if (!this.isRestricted(aspectName)) return change;
    const read = async (given: EventValue | undefined): Promise<EventValue | undefined> =>
      given && { ...given, value: await this.value(actor, urn, aspectName, given.value) };
    return { ...change, after: await read(after), before: await read(before) };
  }

  /** The record as everybody may read it. */
  open(record: AspectRecord): AspectRecord {
    const hidden = this.restricted.get(record.aspect)?.flatMap(({ places }) => places);
    return hidden === undefined ? record : withValue(record, withoutPlaces(record.value, hidden));
  }

  /** The records as the actor may read them; a plain value if nothing needs to be checked. */
  records(actor: Actor, found: AspectsByUrn): AspectsByUrn | Promise<AspectsByUrn> {
    return actor.isSystem || this.areWhole(found) ? found : this.shown(actor, found);
  }

  /** Whether none of them has restricted fields. */
  private areWhole(found: AspectsByUrn): boolean {
    for (const aspects of found.values()) for (const name of aspects.keys()) if (this.isRestricted(name)) return false;
    return true;
  }

  private async shown(actor: Actor, found: AspectsByUrn): Promise<AspectsByUrn> {
    const shown = new Map<string, ReadonlyMap<string, AspectRecord>>();
    for (const [urn, aspects] of found) {
      const records = [...aspects].map(async ([name, record]) => [name, await this.record(actor, record)] as const);
      shown.set(urn, new Map(await Promise.all(records)));
    }
    return shown;
  }
}

function byReaders(places: readonly RestrictedPlace[]): readonly SharedPlaces[] {
  const shared = new Map<string, SharedPlaces>();
  for (const place of places) {
    const key = place.privileges.join();
    shared.set(key, { privileges: place.privileges, places: [...(shared.get(key)?.places ?? []), place] });
  }
  return [...shared.values()];
}

function withValue({ urn, aspect, version, systemMetadata, created }: AspectRecord, value: JsonObject): AspectRecord {
  return { urn, aspect, version, value, systemMetadata, created };
}
