import { Injectable } from '@nestjs/common';
import { invalidArgument } from '../../foundation/common/errors.js';
import { type Editor, EntityEditor, EntityManagers } from '../../entities/index.js';
import { institutionalMemory, type StoredOf } from '../../model/index.js';
import type {
  AddLinkInput,
  LinkSettingsInput,
  RemoveLinkInput,
  UpdateLinkInput,
  UpsertLinkInput,
} from './link.input.js';
import { EDITING_LINKS } from './documentation.demands.js';

type StoredMemory = StoredOf<typeof institutionalMemory>;
type StoredLink = StoredMemory['elements'][number];

/**
 * Changes the links to documentation of an entity. Throws `FORBIDDEN`, and `INVALID_ARGUMENT` if the entity is not
 * stored.
 */
@Injectable()
export class LinkService {
  constructor(
    private readonly managers: EntityManagers,
    private readonly editor: EntityEditor,
  ) {}

  /** Adds a link. Throws `INVALID_ARGUMENT` if the entity has a link with the same URL and label. */
  async add({ linkUrl, label, resourceUrn, settings }: AddLinkInput, by: Editor): Promise<void> {
    const link = this.newLink(linkUrl, label, settings, by);
    await this.change(resourceUrn, by, (links) => {
      requireFree(links, linkUrl, label);
      return [...links, link];
    });
  }

  /** Adds a link, or changes the display settings of the link with that URL and label. */
  async upsert({ linkUrl, label, resourceUrn, settings }: UpsertLinkInput, by: Editor): Promise<void> {
    const link = this.newLink(linkUrl, label, settings, by);
    const updateStamp = this.editor.stamp(by);
    await this.change(resourceUrn, by, (links) =>
      links.some(isLink(linkUrl, label))
        ? links.map((known) => (isLink(linkUrl, label)(known) ? { ...known, updateStamp, ...shown(settings) } : known))
        : [...links, link],
    );
  }

  /**
   * Changes a link. Throws `INVALID_ARGUMENT` if the link does not exist, or another link has the new URL and label.
   */
  async update(input: UpdateLinkInput, by: Editor): Promise<void> {
    const { currentUrl, currentLabel, linkUrl, label, resourceUrn, settings } = input;
    const isCurrent = isLink(currentUrl, currentLabel);
    const changed = { url: linkUrl, description: label, updateStamp: this.editor.stamp(by), ...shown(settings) };
    await this.change(resourceUrn, by, (links) => {
      if (!links.some(isCurrent))
        throw invalidArgument(`currentUrl, currentLabel: ${resourceUrn} has no link ${currentUrl} with this label`);
      requireFree(
        links.filter((link) => !isCurrent(link)),
        linkUrl,
        label,
      );
      return links.map((link) => (isCurrent(link) ? { ...link, ...changed } : link));
    });
  }

  /** Removes links; links that do not exist are ignored. */
  async remove({ linkUrl, label, resourceUrn }: RemoveLinkInput, by: Editor): Promise<void> {
    await this.change(resourceUrn, by, (links) => {
      const kept = links.filter((link) => !isLink(linkUrl, label)(link));
      return kept.length === links.length ? undefined : kept;
    });
  }

  private async change(
    urn: string,
    by: Editor,
    change: (links: readonly StoredLink[]) => StoredLink[] | undefined,
  ): Promise<void> {
    await this.managers.require(by.actor, EDITING_LINKS, urn);
    await this.editor.requireStored([urn]);
    const apply = (memory: StoredMemory): StoredMemory | undefined => {
      const elements = change(memory.elements);
      return elements === undefined ? undefined : { ...memory, elements };
    };
    await this.editor.rewrite(urn, institutionalMemory, apply, by, { initial: { elements: [] }, whileStored: [urn] });
  }

  private newLink(
    url: string,
    description: string,
    settings: LinkSettingsInput | null | undefined,
    by: Editor,
  ): StoredLink {
    return { url, description, createStamp: this.editor.stamp(by), ...shown(settings) };
  }
}

function isLink(url: string, label: string | null | undefined): (link: StoredLink) => boolean {
  return (link) => link.url === url && (label == null || link.description === label);
}

function requireFree(links: readonly StoredLink[], url: string, label: string): void {
  if (links.some(isLink(url, label)))
    throw invalidArgument(`linkUrl, label: the entity already has the link ${url} with this label`);
}

function shown(settings: LinkSettingsInput | null | undefined): Pick<StoredLink, 'settings'> {
  return settings == null ? {} : { settings: { showInAssetPreview: settings.showInAssetPreview ?? false } };
}
