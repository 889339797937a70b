import { Args, Context, Mutation, Resolver } from '@nestjs/graphql';
import { AuthorizedInside } from '../../auth/index.js';
import type { GraphqlContext } from '../../entities/index.js';
import {
  CreateDocumentInput,
  MoveDocumentInput,
  UpdateDocumentContentsInput,
  UpdateDocumentRelatedEntitiesInput,
  UpdateDocumentSettingsInput,
  UpdateDocumentStatusInput,
  UpdateDocumentSubTypeInput,
} from './document-edit.input.js';
import { DocumentEditService } from './document-edit.service.js';
import { CREATING_DOCUMENT, DELETING_DOCUMENT, UPDATING_DOCUMENT } from './document.demands.js';

/** Mutations that create, change and delete documents. */
@Resolver()
export class DocumentEditResolver {
  constructor(private readonly documents: DocumentEditService) {}

  @AuthorizedInside(CREATING_DOCUMENT)
  @Mutation(() => String, { description: 'Creates a document and returns its urn.' })
  createDocument(
    @Args('input', { description: 'The document to create.' }) input: CreateDocumentInput,
    @Context() context: GraphqlContext,
  ): Promise<string> {
    return this.documents.create(input, context);
  }

  @AuthorizedInside(UPDATING_DOCUMENT)
  @Mutation(() => Boolean, { description: 'Changes the title, text and subtype of a document. Returns true.' })
  async updateDocumentContents(
    @Args('input', { description: 'The document and its changes.' }) input: UpdateDocumentContentsInput,
    @Context() context: GraphqlContext,
  ): Promise<boolean> {
    await this.documents.updateContents(input, context);
    return true;
  }

  @AuthorizedInside(UPDATING_DOCUMENT)
  @Mutation(() => Boolean, { description: 'Replaces the related assets and documents of a document. Returns true.' })
  async updateDocumentRelatedEntities(
    @Args('input', { description: 'The document and its relations.' }) input: UpdateDocumentRelatedEntitiesInput,
    @Context() context: GraphqlContext,
  ): Promise<boolean> {
    await this.documents.relate(input, context);
    return true;
  }

  @AuthorizedInside(UPDATING_DOCUMENT)
  @Mutation(() => Boolean, { description: 'Moves a document below another one or to the top level. Returns true.' })
  async moveDocument(
    @Args('input', { description: 'The document and its new parent.' }) input: MoveDocumentInput,
    @Context() context: GraphqlContext,
  ): Promise<boolean> {
    await this.documents.move(input, context);
    return true;
  }

  @AuthorizedInside(DELETING_DOCUMENT)
  @Mutation(() => Boolean, { description: 'Soft-deletes a document. Returns true.' })
  async deleteDocument(
    @Args('urn', { description: 'Urn of the document.' }) urn: string,
    @Context() context: GraphqlContext,
  ): Promise<boolean> {
    await this.documents.delete(urn, context);
    return true;
  }

  @AuthorizedInside(UPDATING_DOCUMENT)
  @Mutation(() => Boolean, { description: 'Publishes a document or makes it a draft. Returns true.' })
  async updateDocumentStatus(
    @Args('input', { description: 'The document and its new state.' }) { urn, state }: UpdateDocumentStatusInput,
    @Context() context: GraphqlContext,
  ): Promise<boolean> {
    await this.documents.setState(urn, state, context);
    return true;
  }

  @AuthorizedInside(UPDATING_DOCUMENT)
  @Mutation(() => Boolean, { description: 'Sets the subtype of a document. Returns true.' })
  async updateDocumentSubType(
    @Args('input', { description: 'The document and its new subtype.' }) { urn, subType }: UpdateDocumentSubTypeInput,
    @Context() context: GraphqlContext,
  ): Promise<boolean> {
    await this.documents.setSubType(urn, subType, context);
    return true;
  }

  @AuthorizedInside(UPDATING_DOCUMENT)
  @Mutation(() => Boolean, { description: 'Changes the settings of a document. Returns true.' })
  async updateDocumentSettings(
    @Args('input', { description: 'The document and its new settings.' })
    { urn, showInGlobalContext }: UpdateDocumentSettingsInput,
    @Context() context: GraphqlContext,
  ): Promise<boolean> {
    await this.documents.setShown(urn, showInGlobalContext, context);
    return true;
  }
}
