import { Injectable } from '@nestjs/common';
import { Clock } from '../../foundation/common/clock.js';
import { invalidArgument } from '../../foundation/common/errors.js';
import { isJsonObject, type JsonObject } from '../../foundation/common/json.js';
import { type Editor, EntityEditor, EntityManagers } from '../../entities/index.js';
import type {
  AddLinkInput,
  LinkSettingsInput,
  RemoveLinkInput,
  UpdateLinkInput,
  UpsertLinkInput,
} from './link.input.js';
import { EDITING_LINKS } from './documentation.demands.js';

const ASPECT = 'institutionalMemory';

const NONE: JsonObject = { elements: [] };

/**
 * Changes the links to documentation of an entity. Throws `FORBIDDEN`, and `INVALID_ARGUMENT` when the entity is not
 * stored.
 */
@Injectable()
export class LinkService {
  constructor(
    private readonly managers: EntityManagers,
    private readonly editor: EntityEditor,
    private readonly clock: Clock,
  ) {}

  /** Adds a link. Throws `INVALID_ARGUMENT` when the entity has one with that address and text. */
  async add({ linkUrl, label, resourceUrn, settings }: AddLinkInput, by: Editor): Promise<void> {
    const link = this.newLink(linkUrl, label, settings, by);
    await this.change(resourceUrn, by, (links) => {
      requireFree(links, linkUrl, label);
      return [...links, link];
    });
  }

  /** Adds a link, or changes how the one with that address and text is shown. */
  async upsert({ linkUrl, label, resourceUrn, settings }: UpsertLinkInput, by: Editor): Promise<void> {
    const link = this.newLink(linkUrl, label, settings, by);
    const updateStamp = this.stamp(by);
    await this.change(resourceUrn, by, (links) =>
      links.some(isLink(linkUrl, label))
        ? links.map((known) => (isLink(linkUrl, label)(known) ? { ...known, updateStamp, ...shown(settings) } : known))
        : [...links, link],
    );
  }

  /** Changes a link. Throws `INVALID_ARGUMENT` when the entity does not have it, or has another that it would equal. */
  async update(input: UpdateLinkInput, by: Editor): Promise<void> {
    const { currentUrl, currentLabel, linkUrl, label, resourceUrn, settings } = input;
    const isCurrent = isLink(currentUrl, currentLabel);
    const changed = { url: linkUrl, description: label, updateStamp: this.stamp(by), ...shown(settings) };
    await this.change(resourceUrn, by, (links) => {
      if (!links.some(isCurrent))
        throw invalidArgument(`currentUrl, currentLabel: ${resourceUrn} has no link ${currentUrl} with that text`);
      requireFree(
        links.filter((link) => !isCurrent(link)),
        linkUrl,
        label,
      );
      return links.map((link) => (isCurrent(link) ? { ...link, ...changed } : link));
    });
  }

  /** Removes links; those that are not there are no error. */
  async remove({ linkUrl, label, resourceUrn }: RemoveLinkInput, by: Editor): Promise<void> {
    await this.change(resourceUrn, by, (links) => {
      const kept = links.filter((link) => !isLink(linkUrl, label)(link));
      return kept.length === links.length ? undefined : kept;
    });
  }

  private async change(
    urn: string,
    by: Editor,
    change: (links: readonly JsonObject[]) => JsonObject[] | undefined,
  ): Promise<void> {
    await this.managers.require(by.actor, EDITING_LINKS, urn);
    await this.editor.requireStored([urn]);
    const apply = (memory: JsonObject): JsonObject | undefined => {
      const stored = memory['elements'];
      const elements = change(Array.isArray(stored) ? stored.filter(isJsonObject) : []);
      return elements === undefined ? undefined : { ...memory, elements };
    };
    await this.editor.rewrite(urn, ASPECT, apply, by, NONE);
  }

  private newLink(
    url: string,
    description: string,
    settings: LinkSettingsInput | null | undefined,
    by: Editor,
  ): JsonObject {
    return { url, description, createStamp: this.stamp(by), ...shown(settings) };
  }

  private stamp({ actor }: Editor): JsonObject {
    return { time: this.clock.now(), actor: actor.urn };
  }
}

function isLink(url: string, label: string | null | undefined): (link: JsonObject) => boolean {
  return (link) => link['url'] === url && (label == null || link['description'] === label);
}

function requireFree(links: readonly JsonObject[], url: string, label: string): void {
  if (links.some(isLink(url, label)))
    throw invalidArgument(`linkUrl, label: the entity has the link ${url} with that text already`);
}

function shown(settings: LinkSettingsInput | null | undefined): JsonObject {
  return settings == null ? {} : { settings: { showInAssetPreview: settings.showInAssetPreview ?? false } };
}
