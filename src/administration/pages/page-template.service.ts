import { Injectable } from '@nestjs/common';
import { AspectStore } from '../../aspects/index.js';
import { invalidArgument } from '../../foundation/common/errors.js';
import { isJsonObject, type JsonObject } from '../../foundation/common/json.js';
import { type Editor, EntityEditor, entityTypeOfUrn } from '../../entities/index.js';
import { MODULE_KIND } from './page-module.mappings.js';
import { PageParts } from './page-parts.js';
import type { SummaryElementInput, UpsertPageTemplateInput } from './page-template.input.js';
import { TEMPLATE_KIND } from './page-template.mappings.js';
import { SummaryElementType } from './page-template.model.js';

const SETTINGS = { urn: 'urn:li:globalSettings:0', aspectName: 'globalSettingsInfo' };

/** Makes, changes and deletes templates of pages. Throws as `PageParts` does. */
@Injectable()
export class PageTemplateService {
  constructor(
    private readonly parts: PageParts,
    private readonly editor: EntityEditor,
    private readonly store: AspectStore,
  ) {}

  /**
   * Writes a template, and answers its urn. Throws `INVALID_ARGUMENT` for modules and structured properties that are
   * not stored.
   */
  async upsert(input: UpsertPageTemplateInput, by: Editor): Promise<string> {
    const { urn, scope, rows, assetSummary, surfaceType } = input;
    await this.requireAll(
      'rows',
      MODULE_KIND.entityType,
      rows.flatMap(({ modules }) => modules),
    );
    const elements = assetSummary?.summaryElements.map(storedElement);
    await this.requireAll('assetSummary', 'structuredProperty', propertiesOf(elements));
    const members: JsonObject = {
      rows: rows.map(({ modules }) => ({ modules: [...modules] })),
      ...(elements === undefined ? {} : { assetSummary: { summaryElements: elements } }),
      surface: { surfaceType },
    };
    return this.parts.upsert(TEMPLATE_KIND, { urn, scope, members }, by);
  }

  /** Deletes a template for good. Throws `INVALID_ARGUMENT` for the home page that everybody begins with. */
  async delete(urn: string, by: Editor): Promise<void> {
    if (urn === (await this.defaultHomePage()))
      throw invalidArgument(`urn: ${urn} is the default home page; it cannot be deleted`);
    await this.parts.delete(TEMPLATE_KIND, urn, by);
  }

  /** Urn of the home page that everybody begins with, where one is set. */
  async defaultHomePage(): Promise<unknown> {
    const homePage = (await this.store.latestOne(SETTINGS.urn, SETTINGS.aspectName))?.value['homePage'];
    return isJsonObject(homePage) ? homePage['defaultTemplate'] : undefined;
  }

  private async requireAll(field: string, entityType: string, urns: readonly string[]): Promise<void> {
    const other = urns.find((urn) => entityTypeOfUrn(urn) !== entityType);
    if (other !== undefined) throw invalidArgument(`${field}: ${other} is no ${entityType}`);
    await this.editor.requireStored(urns);
  }
}

function storedElement({ elementType, structuredPropertyUrn }: SummaryElementInput): JsonObject {
  if ((elementType === SummaryElementType.STRUCTURED_PROPERTY) !== (structuredPropertyUrn != null))
    throw invalidArgument('assetSummary: structuredPropertyUrn goes with the element type STRUCTURED_PROPERTY');
  return { elementType, ...(structuredPropertyUrn == null ? {} : { structuredPropertyUrn }) };
}

function propertiesOf(elements: readonly JsonObject[] = []): string[] {
  return elements.map(({ structuredPropertyUrn: urn }) => urn).filter((urn) => typeof urn === 'string');
}
