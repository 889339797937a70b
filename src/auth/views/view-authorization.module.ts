import { Global, Module } from '@nestjs/common';
import { GraphModule } from '../../graph/index.js';
import { ViewRestriction } from '../../search/index.js';
import { FieldPlaces } from './field-places.js';
import { LinkedGrants } from './linked-grants.js';
import { PolicyGrants } from './policy-grants.js';
import { PolicyViewRestriction } from './policy-view-restriction.js';
import { ReadableAspects } from './readable-aspects.js';
import { ReadableEntities } from './readable-entities.js';
import { ReadableFields } from './readable-fields.js';
import { ReaderGrants } from './reader-grants.js';
import { UrnSets } from './urn-sets.js';
import { ViewAuthorizer } from './view-authorizer.js';
import { ViewableGraph } from './viewable-graph.js';

/**
 * View authorization, for single entities and for searches. With VIEW_AUTHORIZATION_ENABLED=false, searches exclude
 * only entities restricted by the model.
 */
@Global()
@Module({
  imports: [GraphModule],
  providers: [
    ViewAuthorizer,
    ViewableGraph,
    ReadableAspects,
    ReadableEntities,
    ReadableFields,
    FieldPlaces,
    UrnSets,
    PolicyGrants,
    ReaderGrants,
    LinkedGrants,
    PolicyViewRestriction,
    { provide: ViewRestriction, useExisting: PolicyViewRestriction },
  ],
  exports: [ReadableAspects, ReadableEntities, ReadableFields, ViewableGraph, ViewAuthorizer, ViewRestriction],
})
export class ViewAuthorizationModule {}
