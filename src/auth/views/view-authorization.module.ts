import { Global, Module } from '@nestjs/common';
import { AppConfig } from '../../config/index.js';
import { GraphModule } from '../../graph/index.js';
import { EverythingViewable, ViewRestriction } from '../../search/index.js';
import { FieldPlaces } from './field-places.js';
import { LinkedGrants } from './linked-grants.js';
import { PolicyGrants } from './policy-grants.js';
import { PolicyViewRestriction } from './policy-view-restriction.js';
import { UrnSets } from './urn-sets.js';
import { ViewAuthorizer } from './view-authorizer.js';

/** Who may view what, one entity at a time and in searches. With VIEW_AUTHORIZATION_ENABLED=false searches are not restricted, and nothing is worked out for them. */
@Global()
@Module({
  imports: [GraphModule],
  providers: [
    ViewAuthorizer,
    FieldPlaces,
    UrnSets,
    PolicyGrants,
    LinkedGrants,
    PolicyViewRestriction,
    {
      provide: ViewRestriction,
      inject: [AppConfig, PolicyViewRestriction],
      useFactory: ({ view }: AppConfig, byPolicies: PolicyViewRestriction): ViewRestriction =>
        view.restricted ? byPolicies : new EverythingViewable(),
    },
  ],
  exports: [ViewAuthorizer, ViewRestriction],
})
export class ViewAuthorizationModule {}
