import { Injectable } from '@nestjs/common';
import { invalidArgument } from '../../foundation/common/errors.js';
import { given } from '../../foundation/common/given.js';
import { entityTypeOfUrn } from '../../foundation/common/urn.js';
import { type Editor, EntityEditor } from '../../entities/index.js';
import { dataHubPageTemplateProperties } from '../../model/index.js';
import { GlobalSettingsService } from '../global-settings/index.js';
import { PAGE_MODULE } from './page-module.mappings.js';
import { type CommonProperties, PageParts } from './page-parts.js';
import type { SummaryElementInput, UpsertPageTemplateInput } from './page-template.input.js';
import { PAGE_TEMPLATE, type StoredElement, type StoredTemplate } from './page-template.mappings.js';
import { SummaryElementType } from './page-template.model.js';

const TEMPLATE = { entityType: PAGE_TEMPLATE.entityType, aspect: dataHubPageTemplateProperties } as const;

/** Creates, changes and deletes page templates. Throws what `PageParts` throws. */
@Injectable()
export class PageTemplateService {
  constructor(
    private readonly parts: PageParts,
    private readonly editor: EntityEditor,
    private readonly settings: GlobalSettingsService,
  ) {}

  /**
   * Creates or replaces a template and returns its urn. Throws `INVALID_ARGUMENT` for modules and structured properties
   * that do not exist.
   */
  async upsert(input: UpsertPageTemplateInput, by: Editor): Promise<string> {
    const { urn, scope, rows, assetSummary, surfaceType } = input;
    const modules = rows.flatMap((row) => row.modules);
    await this.requireAll('rows', PAGE_MODULE.entityType, modules);
    const elements = assetSummary?.summaryElements.map(storedElement);
    await this.requireAll('assetSummary', 'structuredProperty', propertiesOf(elements));
    const valueOf = (common: CommonProperties): StoredTemplate => ({
      rows: rows.map((row) => ({ modules: [...row.modules] })),
      ...given({ assetSummary: elements && { summaryElements: elements } }),
      surface: { surfaceType },
      ...common,
    });
    return this.parts.upsert(TEMPLATE, { urn, scope, valueOf }, by);
  }

  /** Deletes a template permanently. Throws `INVALID_ARGUMENT` for the default home page. */
  async delete(urn: string, by: Editor): Promise<void> {
    if (urn === (await this.defaultHomePage()))
      throw invalidArgument(`urn: ${urn} is the default home page; it cannot be deleted`);
    await this.parts.delete(TEMPLATE, urn, by);
  }

  /** Returns the urn of the template of the default home page; undefined if none is set. */
  async defaultHomePage(): Promise<string | undefined> {
    return (await this.settings.section('homePage'))?.defaultTemplate;
  }

  private async requireAll(field: string, entityType: string, urns: readonly string[]): Promise<void> {
    const other = urns.find((urn) => entityTypeOfUrn(urn) !== entityType);
    if (other !== undefined) throw invalidArgument(`${field}: ${other} is not of type ${entityType}`);
    await this.editor.requireStored(urns);
  }
}

function storedElement({ elementType, structuredPropertyUrn }: SummaryElementInput): StoredElement {
  if ((elementType === SummaryElementType.STRUCTURED_PROPERTY) !== (structuredPropertyUrn != null))
    throw invalidArgument('assetSummary: structuredPropertyUrn belongs to the element type STRUCTURED_PROPERTY');
  return { elementType, ...given({ structuredPropertyUrn }) };
}

function propertiesOf(elements: readonly StoredElement[] = []): string[] {
  return elements.flatMap(({ structuredPropertyUrn: urn }) => urn ?? []);
}
