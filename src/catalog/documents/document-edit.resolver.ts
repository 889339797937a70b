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

/** Mutations of documents. */
@Resolver()
export class DocumentEditResolver {
  constructor(private readonly documents: DocumentEditService) {}

  @AuthorizedInside(CREATING_DOCUMENT)
  @Mutation(() => String, { description: 'Writes a document. Answers its urn.' })
  createDocument(
    @Args('input', { description: 'The document.' }) input: CreateDocumentInput,
    @Context() context: GraphqlContext,
  ): Promise<string> {
    return this.documents.create(input, context);
  }

  @AuthorizedInside(UPDATING_DOCUMENT)
  @Mutation(() => Boolean, { description: 'Changes title, text and kind of a document. Answers true.' })
  async updateDocumentContents(
    @Args('input', { description: 'The document, and what changes.' }) input: UpdateDocumentContentsInput,
    @Context() context: GraphqlContext,
  ): Promise<boolean> {
    await this.documents.updateContents(input, context);
    return true;
  }

  @AuthorizedInside(UPDATING_DOCUMENT)
  @Mutation(() => Boolean, { description: 'Says what a document is about. Answers true.' })
  async updateDocumentRelatedEntities(
    @Args('input', { description: 'The document, and what it is about.' }) input: UpdateDocumentRelatedEntitiesInput,
    @Context() context: GraphqlContext,
  ): Promise<boolean> {
    await this.documents.relate(input, context);
    return true;
  }

  @AuthorizedInside(UPDATING_DOCUMENT)
  @Mutation(() => Boolean, { description: 'Puts a document into another, or at the top. Answers true.' })
  async moveDocument(
    @Args('input', { description: 'The document, and where it goes.' }) input: MoveDocumentInput,
    @Context() context: GraphqlContext,
  ): Promise<boolean> {
    await this.documents.move(input, context);
    return true;
  }

  @AuthorizedInside(DELETING_DOCUMENT)
  @Mutation(() => Boolean, { description: 'Hides a document; nothing of it is lost. Answers true.' })
  async deleteDocument(
    @Args('urn', { description: 'Urn of the document.' }) urn: string,
    @Context() context: GraphqlContext,
  ): Promise<boolean> {
    await this.documents.delete(urn, context);
    return true;
  }

  @AuthorizedInside(UPDATING_DOCUMENT)
  @Mutation(() => Boolean, { description: 'Says whether a document is for everybody. Answers true.' })
  async updateDocumentStatus(
    @Args('input', { description: 'The document, and whether it is.' }) { urn, state }: UpdateDocumentStatusInput,
    @Context() context: GraphqlContext,
  ): Promise<boolean> {
    await this.documents.setState(urn, state, context);
    return true;
  }

  @AuthorizedInside(UPDATING_DOCUMENT)
  @Mutation(() => Boolean, { description: 'Says of which kind a document is. Answers true.' })
  async updateDocumentSubType(
    @Args('input', { description: 'The document and its kind.' }) { urn, subType }: UpdateDocumentSubTypeInput,
    @Context() context: GraphqlContext,
  ): Promise<boolean> {
    await this.documents.setSubType(urn, subType, context);
    return true;
  }

  @AuthorizedInside(UPDATING_DOCUMENT)
  @Mutation(() => Boolean, { description: 'Says where a document is shown. Answers true.' })
  async updateDocumentSettings(
    @Args('input', { description: 'The document, and where it is shown.' })
    { urn, showInGlobalContext }: UpdateDocumentSettingsInput,
    @Context() context: GraphqlContext,
  ): Promise<boolean> {
    await this.documents.setShown(urn, showInGlobalContext, context);
    return true;
  }
}
