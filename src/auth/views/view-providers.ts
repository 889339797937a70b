import type { Provider } from '@nestjs/common';
import { AppConfig } from '../../config/index.js';
import { EverythingViewable, ViewRestriction } from '../../search/index.js';
import { FieldPlaces } from './field-places.js';
import { LinkedGrants } from './linked-grants.js';
import { PolicyGrants } from './policy-grants.js';
import { PolicyViewRestriction } from './policy-view-restriction.js';
import { UrnSets } from './urn-sets.js';
import { ViewAuthorizer } from './view-authorizer.js';

/** What decides who may view what. With VIEW_AUTHORIZATION_ENABLED=false searches are not restricted, and nothing is worked out for them. */
export const VIEW_PROVIDERS: readonly Provider[] = [
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
];
