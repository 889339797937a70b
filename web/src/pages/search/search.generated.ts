// Written by `npm run web-client` from the operations beside it: change those, not this file.
import { operation } from '../../api/operation.js';

/** Internal type. DO NOT USE DIRECTLY. */
type Exact<T extends { [key: string]: unknown }> = { [K in keyof T]: T[K] };
/** Internal type. DO NOT USE DIRECTLY. */
export type Incremental<T> = T | { [P in keyof T]?: P extends ' $fragmentName' | '__typename' ? T[P] : never };
/** Conditions that must all match. */
export type AndFilterInput = {
  /** The conditions. */
  readonly and?: ReadonlyArray<FacetFilterInput> | null | undefined;
};

/** Entity types. OTHER stands for all types without a value of their own. */
export type EntityType =
  | 'ACCESS_TOKEN'
  | 'APPLICATION'
  | 'ASSERTION'
  | 'BUSINESS_ATTRIBUTE'
  | 'CHART'
  | 'CONTAINER'
  | 'CORP_GROUP'
  | 'CORP_USER'
  | 'CUSTOM_OWNERSHIP_TYPE'
  | 'DASHBOARD'
  | 'DATAHUB_CONNECTION'
  | 'DATAHUB_FILE'
  | 'DATAHUB_PAGE_MODULE'
  | 'DATAHUB_PAGE_TEMPLATE'
  | 'DATAHUB_POLICY'
  | 'DATAHUB_ROLE'
  | 'DATAHUB_VIEW'
  | 'DATASET'
  | 'DATA_CONTRACT'
  | 'DATA_FLOW'
  | 'DATA_JOB'
  | 'DATA_PLATFORM'
  | 'DATA_PLATFORM_INSTANCE'
  | 'DATA_PROCESS_INSTANCE'
  | 'DATA_PRODUCT'
  | 'DATA_TYPE'
  | 'DOCUMENT'
  | 'DOMAIN'
  | 'ENTITY_TYPE'
  | 'ER_MODEL_RELATIONSHIP'
  | 'EXECUTION_REQUEST'
  | 'FORM'
  | 'GLOSSARY_NODE'
  | 'GLOSSARY_TERM'
  | 'INCIDENT'
  | 'INGESTION_SOURCE'
  | 'METRIC'
  | 'MLFEATURE'
  | 'MLFEATURE_TABLE'
  | 'MLMODEL'
  | 'MLMODEL_GROUP'
  | 'MLPRIMARY_KEY'
  | 'NOTEBOOK'
  | 'OTHER'
  | 'POST'
  | 'QUERY'
  | 'RESTRICTED'
  | 'ROLE'
  | 'SCHEMA_FIELD'
  | 'SEMANTIC_MODEL'
  | 'STRUCTURED_PROPERTY'
  | 'TAG'
  | 'TEST'
  | 'VERSION_SET';

/** A condition on one field. */
export type FacetFilterInput = {
  /** Comparison operator; EQUAL when absent. */
  readonly condition?: FilterOperator | null | undefined;
  /** Name of the field as used in facets. */
  readonly field: string;
  /** Whether to negate the condition. */
  readonly negated?: boolean | null | undefined;
  /** The values; at least one must match. */
  readonly values?: ReadonlyArray<string> | null | undefined;
};

/** Comparison operator of a filter. */
export type FilterOperator =
  /** Like EQUAL, but also matches ancestors of the given urns. */
  | 'ANCESTORS_INCL'
  /** A value of the field contains one of the given values. */
  | 'CONTAIN'
  /** Like EQUAL, but also matches descendants of the given urns. */
  | 'DESCENDANTS_INCL'
  /** A value of the field ends with one of the given values. */
  | 'END_WITH'
  /** A value of the field equals one of the given values. */
  | 'EQUAL'
  /** The field has a value. */
  | 'EXISTS'
  /** A value of the field is greater than the given value. */
  | 'GREATER_THAN'
  /** A value of the field is greater than or equal to the given value. */
  | 'GREATER_THAN_OR_EQUAL_TO'
  /** A value of the field equals one of the given values, ignoring case. */
  | 'IEQUAL'
  /** The same as EQUAL. */
  | 'IN'
  /** A value of the field is less than the given value. */
  | 'LESS_THAN'
  /** A value of the field is less than or equal to the given value. */
  | 'LESS_THAN_OR_EQUAL_TO'
  /** Like EQUAL, but also matches ancestors and descendants of the given urns. */
  | 'RELATED_INCL'
  /** A value of the field starts with one of the given values. */
  | 'START_WITH';

/** A rule that replaces hits by the entities they belong to. */
export type GroupingCriterion = {
  /** Entity type of the hits to replace; all types when absent. */
  readonly baseEntityType?: EntityType | null | undefined;
  /** Entity type of the entities that replace them. */
  readonly groupingEntityType: EntityType;
};

/** Rules that replace hits by the entities they belong to, such as columns by their dataset. */
export type GroupingSpec = {
  /** The rules. */
  readonly groupingCriteria?: ReadonlyArray<GroupingCriterion> | null | undefined;
};

/** A search in several entity types. */
export type SearchAcrossEntitiesInput = {
  /** Maximum number of hits to return; 10 when absent. */
  readonly count?: number | null | undefined;
  /**
   * Conditions that must all match. Ignored when `orFilters` is not empty.
   * @deprecated Use orFilters.
   */
  readonly filters?: ReadonlyArray<FacetFilterInput> | null | undefined;
  /** Groups of conditions; at least one group must match. */
  readonly orFilters?: ReadonlyArray<AndFilterInput> | null | undefined;
  /** Search text; `*` matches all entities. */
  readonly query: string;
  /** Options of the search and its result. */
  readonly searchFlags?: SearchFlags | null | undefined;
  /** Sort order of the hits. */
  readonly sortInput?: SearchSortInput | null | undefined;
  /** Number of hits to skip; 0 when absent. */
  readonly start?: number | null | undefined;
  /** Entity types; the default types when absent or empty. */
  readonly types?: ReadonlyArray<EntityType> | null | undefined;
  /** Urn of a view that limits the hits. Ignored if the view does not exist. */
  readonly viewUrn?: string | null | undefined;
};

/** Options of a search and its result. */
export type SearchFlags = {
  /** Fields to include in `matchedFields`, instead of the searched fields. */
  readonly customHighlightingFields?: ReadonlyArray<string> | null | undefined;
  /** Fields of the search index to return as `extraProperties` of each hit. */
  readonly fetchExtraFields?: ReadonlyArray<string> | null | undefined;
  /** Whether to find only the latest version of versioned entities; true when absent. */
  readonly filterNonLatestVersions?: boolean | null | undefined;
  /** Whether the text is plain words rather than a query in the engine's syntax; true when absent. */
  readonly fulltext?: boolean | null | undefined;
  /** Whether to return spelling suggestions; false when absent. */
  readonly getSuggestions?: boolean | null | undefined;
  /** Rules that replace hits by the entities they belong to. */
  readonly groupingSpec?: GroupingSpec | null | undefined;
  /** Whether to find drafts; false when absent. */
  readonly includeDraft?: boolean | null | undefined;
  /** Whether to find entities whose life-cycle stage hides them from search; false when absent. */
  readonly includeHiddenLifecycleStages?: boolean | null | undefined;
  /** Whether to return hits that the caller may not view, as restricted entities. */
  readonly includeRestricted?: boolean | null | undefined;
  /** Whether to find soft-deleted entities; false when absent. */
  readonly includeSoftDeleted?: boolean | null | undefined;
  /** Whether to return a facet for each filterable structured property; false when absent. */
  readonly includeStructuredPropertyFacets?: boolean | null | undefined;
  /** Maximum number of values per facet; 20 when absent. */
  readonly maxAggValues?: number | null | undefined;
  /** Whether to leave `facets` empty; false when absent. */
  readonly skipAggregates?: boolean | null | undefined;
  /** Whether to bypass caches. Has no effect: the service does not cache search results. */
  readonly skipCache?: boolean | null | undefined;
  /** Whether to leave `matchedFields` empty; false when absent. */
  readonly skipHighlighting?: boolean | null | undefined;
};

/** Sort order of results; best match first without keys. */
export type SearchSortInput = {
  /** The sort keys, most significant first. Overrides `sortCriterion`. */
  readonly sortCriteria?: ReadonlyArray<SortCriterion> | null | undefined;
  /**
   * The only sort key.
   * @deprecated Use sortCriteria.
   */
  readonly sortCriterion?: SortCriterion | null | undefined;
};

/** A sort key. */
export type SortCriterion = {
  /** Name of the field to sort by. */
  readonly field: string;
  /** Direction of the sort. */
  readonly sortOrder: SortOrder;
};

/** Direction of a sort order. */
export type SortOrder = 'ASCENDING' | 'DESCENDING';

type SearchHit_Dq31xLiexfbPez6u7bhDBzVkeqhVej4diJxtlvqrM_Fragment = {
  readonly name: string;
  readonly urn: string;
  readonly type: EntityType;
};

type SearchHit_Application_GlossaryNode_Fragment = {
  readonly urn: string;
  readonly type: EntityType;
  readonly tags: {
    readonly tags: ReadonlyArray<{
      readonly tag: {
        readonly urn: string;
        readonly type: EntityType;
        readonly properties: { readonly name: string } | null;
      };
    }> | null;
  } | null;
  readonly ownership: {
    readonly owners: ReadonlyArray<{
      readonly owner:
        | {
            readonly name: string;
            readonly urn: string;
            readonly type: EntityType;
            readonly properties: { readonly displayName: string | null } | null;
          }
        | {
            readonly username: string;
            readonly urn: string;
            readonly type: EntityType;
            readonly properties: { readonly displayName: string | null; readonly fullName: string | null } | null;
            readonly editableProperties: { readonly displayName: string | null } | null;
          };
    }> | null;
  } | null;
  readonly domain: {
    readonly domain: {
      readonly urn: string;
      readonly type: EntityType;
      readonly properties: { readonly name: string } | null;
    };
  } | null;
  readonly properties: { readonly description: string | null; readonly name: string } | null;
};

type SearchHit_Assertion_Fragment = {
  readonly urn: string;
  readonly type: EntityType;
  readonly platform: {
    readonly name: string;
    readonly urn: string;
    readonly type: EntityType;
    readonly properties: { readonly displayName: string | null } | null;
  };
  readonly tags: {
    readonly tags: ReadonlyArray<{
      readonly tag: {
        readonly urn: string;
        readonly type: EntityType;
        readonly properties: { readonly name: string } | null;
      };
    }> | null;
  } | null;
  readonly ownership: {
    readonly owners: ReadonlyArray<{
      readonly owner:
        | {
            readonly name: string;
            readonly urn: string;
            readonly type: EntityType;
            readonly properties: { readonly displayName: string | null } | null;
          }
        | {
            readonly username: string;
            readonly urn: string;
            readonly type: EntityType;
            readonly properties: { readonly displayName: string | null; readonly fullName: string | null } | null;
            readonly editableProperties: { readonly displayName: string | null } | null;
          };
    }> | null;
  } | null;
  readonly info: { readonly description: string | null } | null;
};

type SearchHit_BusinessAttribute_Fragment = {
  readonly urn: string;
  readonly type: EntityType;
  readonly ownership: {
    readonly owners: ReadonlyArray<{
      readonly owner:
        | {
            readonly name: string;
            readonly urn: string;
            readonly type: EntityType;
            readonly properties: { readonly displayName: string | null } | null;
          }
        | {
            readonly username: string;
            readonly urn: string;
            readonly type: EntityType;
            readonly properties: { readonly displayName: string | null; readonly fullName: string | null } | null;
            readonly editableProperties: { readonly displayName: string | null } | null;
          };
    }> | null;
  } | null;
  readonly properties: { readonly description: string | null; readonly name: string } | null;
};

type SearchHit_Chart_Dashboard_DataFlow_Fragment = {
  readonly urn: string;
  readonly type: EntityType;
  readonly platform: {
    readonly name: string;
    readonly urn: string;
    readonly type: EntityType;
    readonly properties: { readonly displayName: string | null } | null;
  };
  readonly subTypes: { readonly typeNames: ReadonlyArray<string> | null } | null;
  readonly tags: {
    readonly tags: ReadonlyArray<{
      readonly tag: {
        readonly urn: string;
        readonly type: EntityType;
        readonly properties: { readonly name: string } | null;
      };
    }> | null;
  } | null;
  readonly ownership: {
    readonly owners: ReadonlyArray<{
      readonly owner:
        | {
            readonly name: string;
            readonly urn: string;
            readonly type: EntityType;
            readonly properties: { readonly displayName: string | null } | null;
          }
        | {
            readonly username: string;
            readonly urn: string;
            readonly type: EntityType;
            readonly properties: { readonly displayName: string | null; readonly fullName: string | null } | null;
            readonly editableProperties: { readonly displayName: string | null } | null;
          };
    }> | null;
  } | null;
  readonly domain: {
    readonly domain: {
      readonly urn: string;
      readonly type: EntityType;
      readonly properties: { readonly name: string } | null;
    };
  } | null;
  readonly deprecation: { readonly deprecated: boolean } | null;
  readonly editableProperties: { readonly description: string | null } | null;
  readonly properties: { readonly description: string | null; readonly name: string } | null;
  readonly info: { readonly description: string | null } | null;
};

type SearchHit_Container_Fragment = {
  readonly urn: string;
  readonly type: EntityType;
  readonly platform: {
    readonly name: string;
    readonly urn: string;
    readonly type: EntityType;
    readonly properties: { readonly displayName: string | null } | null;
  };
  readonly subTypes: { readonly typeNames: ReadonlyArray<string> | null } | null;
  readonly tags: {
    readonly tags: ReadonlyArray<{
      readonly tag: {
        readonly urn: string;
        readonly type: EntityType;
        readonly properties: { readonly name: string } | null;
      };
    }> | null;
  } | null;
  readonly ownership: {
    readonly owners: ReadonlyArray<{
      readonly owner:
        | {
            readonly name: string;
            readonly urn: string;
            readonly type: EntityType;
            readonly properties: { readonly displayName: string | null } | null;
          }
        | {
            readonly username: string;
            readonly urn: string;
            readonly type: EntityType;
            readonly properties: { readonly displayName: string | null; readonly fullName: string | null } | null;
            readonly editableProperties: { readonly displayName: string | null } | null;
          };
    }> | null;
  } | null;
  readonly domain: {
    readonly domain: {
      readonly urn: string;
      readonly type: EntityType;
      readonly properties: { readonly name: string } | null;
    };
  } | null;
  readonly deprecation: { readonly deprecated: boolean } | null;
  readonly editableProperties: { readonly description: string | null } | null;
  readonly properties: { readonly description: string | null; readonly name: string } | null;
};

type SearchHit_CorpGroup_Fragment = {
  readonly name: string;
  readonly urn: string;
  readonly type: EntityType;
  readonly ownership: {
    readonly owners: ReadonlyArray<{
      readonly owner:
        | {
            readonly name: string;
            readonly urn: string;
            readonly type: EntityType;
            readonly properties: { readonly displayName: string | null } | null;
          }
        | {
            readonly username: string;
            readonly urn: string;
            readonly type: EntityType;
            readonly properties: { readonly displayName: string | null; readonly fullName: string | null } | null;
            readonly editableProperties: { readonly displayName: string | null } | null;
          };
    }> | null;
  } | null;
  readonly editableProperties: { readonly description: string | null } | null;
  readonly properties: { readonly description: string | null; readonly displayName: string | null } | null;
  readonly info: { readonly description: string | null } | null;
};

type SearchHit_CorpUser_Fragment = {
  readonly username: string;
  readonly urn: string;
  readonly type: EntityType;
  readonly tags: {
    readonly tags: ReadonlyArray<{
      readonly tag: {
        readonly urn: string;
        readonly type: EntityType;
        readonly properties: { readonly name: string } | null;
      };
    }> | null;
  } | null;
  readonly properties: { readonly displayName: string | null; readonly fullName: string | null } | null;
  readonly editableProperties: { readonly displayName: string | null } | null;
};

type SearchHit_RiNJmPzxXirIw3sGxTCoP1xnQfEb2yMsc8Yr7glEo_Fragment = { readonly urn: string; readonly type: EntityType };

type SearchHit_DataHubConnection_Fragment = {
  readonly urn: string;
  readonly type: EntityType;
  readonly platform: {
    readonly name: string;
    readonly urn: string;
    readonly type: EntityType;
    readonly properties: { readonly displayName: string | null } | null;
  };
};

type SearchHit_DataHubPageModule_Fragment = {
  readonly urn: string;
  readonly type: EntityType;
  readonly moduleProperties: { readonly name: string };
};

type SearchHit_DataJob_Fragment = {
  readonly urn: string;
  readonly type: EntityType;
  readonly optionalPlatform: {
    readonly name: string;
    readonly urn: string;
    readonly type: EntityType;
    readonly properties: { readonly displayName: string | null } | null;
  } | null;
  readonly subTypes: { readonly typeNames: ReadonlyArray<string> | null } | null;
  readonly tags: {
    readonly tags: ReadonlyArray<{
      readonly tag: {
        readonly urn: string;
        readonly type: EntityType;
        readonly properties: { readonly name: string } | null;
      };
    }> | null;
  } | null;
  readonly ownership: {
    readonly owners: ReadonlyArray<{
      readonly owner:
        | {
            readonly name: string;
            readonly urn: string;
            readonly type: EntityType;
            readonly properties: { readonly displayName: string | null } | null;
          }
        | {
            readonly username: string;
            readonly urn: string;
            readonly type: EntityType;
            readonly properties: { readonly displayName: string | null; readonly fullName: string | null } | null;
            readonly editableProperties: { readonly displayName: string | null } | null;
          };
    }> | null;
  } | null;
  readonly domain: {
    readonly domain: {
      readonly urn: string;
      readonly type: EntityType;
      readonly properties: { readonly name: string } | null;
    };
  } | null;
  readonly deprecation: { readonly deprecated: boolean } | null;
  readonly editableProperties: { readonly description: string | null } | null;
  readonly properties: { readonly description: string | null; readonly name: string } | null;
  readonly info: { readonly description: string | null } | null;
};

type SearchHit_DataPlatform_Fragment = {
  readonly name: string;
  readonly urn: string;
  readonly type: EntityType;
  readonly properties: { readonly displayName: string | null } | null;
};

type SearchHit_DataPlatformInstance_Fragment = {
  readonly urn: string;
  readonly type: EntityType;
  readonly platform: {
    readonly name: string;
    readonly urn: string;
    readonly type: EntityType;
    readonly properties: { readonly displayName: string | null } | null;
  };
  readonly tags: {
    readonly tags: ReadonlyArray<{
      readonly tag: {
        readonly urn: string;
        readonly type: EntityType;
        readonly properties: { readonly name: string } | null;
      };
    }> | null;
  } | null;
  readonly ownership: {
    readonly owners: ReadonlyArray<{
      readonly owner:
        | {
            readonly name: string;
            readonly urn: string;
            readonly type: EntityType;
            readonly properties: { readonly displayName: string | null } | null;
          }
        | {
            readonly username: string;
            readonly urn: string;
            readonly type: EntityType;
            readonly properties: { readonly displayName: string | null; readonly fullName: string | null } | null;
            readonly editableProperties: { readonly displayName: string | null } | null;
          };
    }> | null;
  } | null;
  readonly deprecation: { readonly deprecated: boolean } | null;
  readonly properties: { readonly description: string | null; readonly givenName: string | null } | null;
};

type SearchHit_DataProcessInstance_Fragment = {
  readonly urn: string;
  readonly type: EntityType;
  readonly optionalPlatform: {
    readonly name: string;
    readonly urn: string;
    readonly type: EntityType;
    readonly properties: { readonly displayName: string | null } | null;
  } | null;
  readonly subTypes: { readonly typeNames: ReadonlyArray<string> | null } | null;
  readonly properties: { readonly name: string } | null;
};

type SearchHit_DataProduct_GlossaryTerm_Fragment = {
  readonly urn: string;
  readonly type: EntityType;
  readonly tags: {
    readonly tags: ReadonlyArray<{
      readonly tag: {
        readonly urn: string;
        readonly type: EntityType;
        readonly properties: { readonly name: string } | null;
      };
    }> | null;
  } | null;
  readonly ownership: {
    readonly owners: ReadonlyArray<{
      readonly owner:
        | {
            readonly name: string;
            readonly urn: string;
            readonly type: EntityType;
            readonly properties: { readonly displayName: string | null } | null;
          }
        | {
            readonly username: string;
            readonly urn: string;
            readonly type: EntityType;
            readonly properties: { readonly displayName: string | null; readonly fullName: string | null } | null;
            readonly editableProperties: { readonly displayName: string | null } | null;
          };
    }> | null;
  } | null;
  readonly domain: {
    readonly domain: {
      readonly urn: string;
      readonly type: EntityType;
      readonly properties: { readonly name: string } | null;
    };
  } | null;
  readonly deprecation: { readonly deprecated: boolean } | null;
  readonly properties: { readonly description: string | null; readonly name: string } | null;
};

type SearchHit_DataTypeEntity_EntityTypeEntity_Fragment = {
  readonly urn: string;
  readonly type: EntityType;
  readonly typeInfo: { readonly displayName: string | null };
};

type SearchHit_Dataset_Fragment = {
  readonly name: string;
  readonly urn: string;
  readonly type: EntityType;
  readonly platform: {
    readonly name: string;
    readonly urn: string;
    readonly type: EntityType;
    readonly properties: { readonly displayName: string | null } | null;
  };
  readonly subTypes: { readonly typeNames: ReadonlyArray<string> | null } | null;
  readonly tags: {
    readonly tags: ReadonlyArray<{
      readonly tag: {
        readonly urn: string;
        readonly type: EntityType;
        readonly properties: { readonly name: string } | null;
      };
    }> | null;
  } | null;
  readonly ownership: {
    readonly owners: ReadonlyArray<{
      readonly owner:
        | {
            readonly name: string;
            readonly urn: string;
            readonly type: EntityType;
            readonly properties: { readonly displayName: string | null } | null;
          }
        | {
            readonly username: string;
            readonly urn: string;
            readonly type: EntityType;
            readonly properties: { readonly displayName: string | null; readonly fullName: string | null } | null;
            readonly editableProperties: { readonly displayName: string | null } | null;
          };
    }> | null;
  } | null;
  readonly domain: {
    readonly domain: {
      readonly urn: string;
      readonly type: EntityType;
      readonly properties: { readonly name: string } | null;
    };
  } | null;
  readonly deprecation: { readonly deprecated: boolean } | null;
  readonly editableProperties: { readonly description: string | null } | null;
  readonly properties: { readonly description: string | null; readonly name: string } | null;
};

type SearchHit_Document_Fragment = {
  readonly urn: string;
  readonly type: EntityType;
  readonly platform: {
    readonly name: string;
    readonly urn: string;
    readonly type: EntityType;
    readonly properties: { readonly displayName: string | null } | null;
  };
  readonly tags: {
    readonly tags: ReadonlyArray<{
      readonly tag: {
        readonly urn: string;
        readonly type: EntityType;
        readonly properties: { readonly name: string } | null;
      };
    }> | null;
  } | null;
  readonly ownership: {
    readonly owners: ReadonlyArray<{
      readonly owner:
        | {
            readonly name: string;
            readonly urn: string;
            readonly type: EntityType;
            readonly properties: { readonly displayName: string | null } | null;
          }
        | {
            readonly username: string;
            readonly urn: string;
            readonly type: EntityType;
            readonly properties: { readonly displayName: string | null; readonly fullName: string | null } | null;
            readonly editableProperties: { readonly displayName: string | null } | null;
          };
    }> | null;
  } | null;
  readonly domain: {
    readonly domain: {
      readonly urn: string;
      readonly type: EntityType;
      readonly properties: { readonly name: string } | null;
    };
  } | null;
  readonly info: { readonly title: string | null } | null;
};

type SearchHit_Domain_Fragment = {
  readonly urn: string;
  readonly type: EntityType;
  readonly ownership: {
    readonly owners: ReadonlyArray<{
      readonly owner:
        | {
            readonly name: string;
            readonly urn: string;
            readonly type: EntityType;
            readonly properties: { readonly displayName: string | null } | null;
          }
        | {
            readonly username: string;
            readonly urn: string;
            readonly type: EntityType;
            readonly properties: { readonly displayName: string | null; readonly fullName: string | null } | null;
            readonly editableProperties: { readonly displayName: string | null } | null;
          };
    }> | null;
  } | null;
  readonly deprecation: { readonly deprecated: boolean } | null;
  readonly properties: { readonly description: string | null; readonly name: string } | null;
};

type SearchHit_ErModelRelationship_Fragment = {
  readonly urn: string;
  readonly type: EntityType;
  readonly tags: {
    readonly tags: ReadonlyArray<{
      readonly tag: {
        readonly urn: string;
        readonly type: EntityType;
        readonly properties: { readonly name: string } | null;
      };
    }> | null;
  } | null;
  readonly ownership: {
    readonly owners: ReadonlyArray<{
      readonly owner:
        | {
            readonly name: string;
            readonly urn: string;
            readonly type: EntityType;
            readonly properties: { readonly displayName: string | null } | null;
          }
        | {
            readonly username: string;
            readonly urn: string;
            readonly type: EntityType;
            readonly properties: { readonly displayName: string | null; readonly fullName: string | null } | null;
            readonly editableProperties: { readonly displayName: string | null } | null;
          };
    }> | null;
  } | null;
  readonly editableProperties: { readonly description: string | null } | null;
  readonly properties: { readonly name: string } | null;
};

type SearchHit_Form_Fragment = {
  readonly urn: string;
  readonly type: EntityType;
  readonly ownership: {
    readonly owners: ReadonlyArray<{
      readonly owner:
        | {
            readonly name: string;
            readonly urn: string;
            readonly type: EntityType;
            readonly properties: { readonly displayName: string | null } | null;
          }
        | {
            readonly username: string;
            readonly urn: string;
            readonly type: EntityType;
            readonly properties: { readonly displayName: string | null; readonly fullName: string | null } | null;
            readonly editableProperties: { readonly displayName: string | null } | null;
          };
    }> | null;
  } | null;
  readonly formInfo: { readonly name: string };
};

type SearchHit_Incident_Fragment = {
  readonly title: string | null;
  readonly urn: string;
  readonly type: EntityType;
  readonly tags: {
    readonly tags: ReadonlyArray<{
      readonly tag: {
        readonly urn: string;
        readonly type: EntityType;
        readonly properties: { readonly name: string } | null;
      };
    }> | null;
  } | null;
};

type SearchHit_MlFeature_MlPrimaryKey_Fragment = {
  readonly name: string;
  readonly urn: string;
  readonly type: EntityType;
  readonly tags: {
    readonly tags: ReadonlyArray<{
      readonly tag: {
        readonly urn: string;
        readonly type: EntityType;
        readonly properties: { readonly name: string } | null;
      };
    }> | null;
  } | null;
  readonly ownership: {
    readonly owners: ReadonlyArray<{
      readonly owner:
        | {
            readonly name: string;
            readonly urn: string;
            readonly type: EntityType;
            readonly properties: { readonly displayName: string | null } | null;
          }
        | {
            readonly username: string;
            readonly urn: string;
            readonly type: EntityType;
            readonly properties: { readonly displayName: string | null; readonly fullName: string | null } | null;
            readonly editableProperties: { readonly displayName: string | null } | null;
          };
    }> | null;
  } | null;
  readonly domain: {
    readonly domain: {
      readonly urn: string;
      readonly type: EntityType;
      readonly properties: { readonly name: string } | null;
    };
  } | null;
  readonly deprecation: { readonly deprecated: boolean } | null;
  readonly editableProperties: { readonly description: string | null } | null;
  readonly properties: { readonly description: string | null } | null;
};

type SearchHit_MlFeatureTable_MlModel_MlModelGroup_Fragment = {
  readonly name: string;
  readonly urn: string;
  readonly type: EntityType;
  readonly platform: {
    readonly name: string;
    readonly urn: string;
    readonly type: EntityType;
    readonly properties: { readonly displayName: string | null } | null;
  };
  readonly tags: {
    readonly tags: ReadonlyArray<{
      readonly tag: {
        readonly urn: string;
        readonly type: EntityType;
        readonly properties: { readonly name: string } | null;
      };
    }> | null;
  } | null;
  readonly ownership: {
    readonly owners: ReadonlyArray<{
      readonly owner:
        | {
            readonly name: string;
            readonly urn: string;
            readonly type: EntityType;
            readonly properties: { readonly displayName: string | null } | null;
          }
        | {
            readonly username: string;
            readonly urn: string;
            readonly type: EntityType;
            readonly properties: { readonly displayName: string | null; readonly fullName: string | null } | null;
            readonly editableProperties: { readonly displayName: string | null } | null;
          };
    }> | null;
  } | null;
  readonly domain: {
    readonly domain: {
      readonly urn: string;
      readonly type: EntityType;
      readonly properties: { readonly name: string } | null;
    };
  } | null;
  readonly deprecation: { readonly deprecated: boolean } | null;
  readonly editableProperties: { readonly description: string | null } | null;
  readonly properties: { readonly description: string | null } | null;
};

type SearchHit_Metric_SemanticModel_Fragment = {
  readonly urn: string;
  readonly type: EntityType;
  readonly platform: {
    readonly name: string;
    readonly urn: string;
    readonly type: EntityType;
    readonly properties: { readonly displayName: string | null } | null;
  };
  readonly subTypes: { readonly typeNames: ReadonlyArray<string> | null } | null;
  readonly tags: {
    readonly tags: ReadonlyArray<{
      readonly tag: {
        readonly urn: string;
        readonly type: EntityType;
        readonly properties: { readonly name: string } | null;
      };
    }> | null;
  } | null;
  readonly ownership: {
    readonly owners: ReadonlyArray<{
      readonly owner:
        | {
            readonly name: string;
            readonly urn: string;
            readonly type: EntityType;
            readonly properties: { readonly displayName: string | null } | null;
          }
        | {
            readonly username: string;
            readonly urn: string;
            readonly type: EntityType;
            readonly properties: { readonly displayName: string | null; readonly fullName: string | null } | null;
            readonly editableProperties: { readonly displayName: string | null } | null;
          };
    }> | null;
  } | null;
  readonly domain: {
    readonly domain: {
      readonly urn: string;
      readonly type: EntityType;
      readonly properties: { readonly name: string } | null;
    };
  } | null;
  readonly deprecation: { readonly deprecated: boolean } | null;
  readonly info: { readonly description: string | null; readonly name: string } | null;
};

type SearchHit_Notebook_Fragment = {
  readonly urn: string;
  readonly type: EntityType;
  readonly platform: {
    readonly name: string;
    readonly urn: string;
    readonly type: EntityType;
    readonly properties: { readonly displayName: string | null } | null;
  };
  readonly subTypes: { readonly typeNames: ReadonlyArray<string> | null } | null;
  readonly tags: {
    readonly tags: ReadonlyArray<{
      readonly tag: {
        readonly urn: string;
        readonly type: EntityType;
        readonly properties: { readonly name: string } | null;
      };
    }> | null;
  } | null;
  readonly ownership: {
    readonly owners: ReadonlyArray<{
      readonly owner:
        | {
            readonly name: string;
            readonly urn: string;
            readonly type: EntityType;
            readonly properties: { readonly displayName: string | null } | null;
          }
        | {
            readonly username: string;
            readonly urn: string;
            readonly type: EntityType;
            readonly properties: { readonly displayName: string | null; readonly fullName: string | null } | null;
            readonly editableProperties: { readonly displayName: string | null } | null;
          };
    }> | null;
  } | null;
  readonly domain: {
    readonly domain: {
      readonly urn: string;
      readonly type: EntityType;
      readonly properties: { readonly name: string } | null;
    };
  } | null;
  readonly editableProperties: { readonly description: string | null } | null;
  readonly info: { readonly description: string | null; readonly title: string | null } | null;
};

type SearchHit_OwnershipTypeEntity_Fragment = {
  readonly urn: string;
  readonly type: EntityType;
  readonly info: { readonly description: string | null; readonly name: string } | null;
};

type SearchHit_QueryEntity_Fragment = {
  readonly urn: string;
  readonly type: EntityType;
  readonly optionalPlatform: {
    readonly name: string;
    readonly urn: string;
    readonly type: EntityType;
    readonly properties: { readonly displayName: string | null } | null;
  } | null;
  readonly properties: { readonly description: string | null; readonly givenName: string | null } | null;
};

type SearchHit_Role_Fragment = {
  readonly urn: string;
  readonly type: EntityType;
  readonly properties: { readonly description: string | null; readonly name: string } | null;
};

type SearchHit_SchemaFieldEntity_Fragment = {
  readonly fieldPath: string;
  readonly urn: string;
  readonly type: EntityType;
  readonly tags: {
    readonly tags: ReadonlyArray<{
      readonly tag: {
        readonly urn: string;
        readonly type: EntityType;
        readonly properties: { readonly name: string } | null;
      };
    }> | null;
  } | null;
  readonly deprecation: { readonly deprecated: boolean } | null;
};

type SearchHit_ServiceAccount_Fragment = {
  readonly name: string;
  readonly displayName: string | null;
  readonly urn: string;
  readonly type: EntityType;
};

type SearchHit_StructuredPropertyEntity_Fragment = {
  readonly urn: string;
  readonly type: EntityType;
  readonly definition: { readonly displayName: string | null };
};

type SearchHit_Tag_Fragment = {
  readonly urn: string;
  readonly type: EntityType;
  readonly ownership: {
    readonly owners: ReadonlyArray<{
      readonly owner:
        | {
            readonly name: string;
            readonly urn: string;
            readonly type: EntityType;
            readonly properties: { readonly displayName: string | null } | null;
          }
        | {
            readonly username: string;
            readonly urn: string;
            readonly type: EntityType;
            readonly properties: { readonly displayName: string | null; readonly fullName: string | null } | null;
            readonly editableProperties: { readonly displayName: string | null } | null;
          };
    }> | null;
  } | null;
  readonly deprecation: { readonly deprecated: boolean } | null;
  readonly editableProperties: { readonly description: string | null } | null;
  readonly properties: { readonly description: string | null; readonly name: string } | null;
};

export type SearchHitFragment =
  | SearchHit_Dq31xLiexfbPez6u7bhDBzVkeqhVej4diJxtlvqrM_Fragment
  | SearchHit_Application_GlossaryNode_Fragment
  | SearchHit_Assertion_Fragment
  | SearchHit_BusinessAttribute_Fragment
  | SearchHit_Chart_Dashboard_DataFlow_Fragment
  | SearchHit_Container_Fragment
  | SearchHit_CorpGroup_Fragment
  | SearchHit_CorpUser_Fragment
  | SearchHit_RiNJmPzxXirIw3sGxTCoP1xnQfEb2yMsc8Yr7glEo_Fragment
  | SearchHit_DataHubConnection_Fragment
  | SearchHit_DataHubPageModule_Fragment
  | SearchHit_DataJob_Fragment
  | SearchHit_DataPlatform_Fragment
  | SearchHit_DataPlatformInstance_Fragment
  | SearchHit_DataProcessInstance_Fragment
  | SearchHit_DataProduct_GlossaryTerm_Fragment
  | SearchHit_DataTypeEntity_EntityTypeEntity_Fragment
  | SearchHit_Dataset_Fragment
  | SearchHit_Document_Fragment
  | SearchHit_Domain_Fragment
  | SearchHit_ErModelRelationship_Fragment
  | SearchHit_Form_Fragment
  | SearchHit_Incident_Fragment
  | SearchHit_MlFeature_MlPrimaryKey_Fragment
  | SearchHit_MlFeatureTable_MlModel_MlModelGroup_Fragment
  | SearchHit_Metric_SemanticModel_Fragment
  | SearchHit_Notebook_Fragment
  | SearchHit_OwnershipTypeEntity_Fragment
  | SearchHit_QueryEntity_Fragment
  | SearchHit_Role_Fragment
  | SearchHit_SchemaFieldEntity_Fragment
  | SearchHit_ServiceAccount_Fragment
  | SearchHit_StructuredPropertyEntity_Fragment
  | SearchHit_Tag_Fragment;

export type HitTagsFragment = {
  readonly tags: ReadonlyArray<{
    readonly tag: {
      readonly urn: string;
      readonly type: EntityType;
      readonly properties: { readonly name: string } | null;
    };
  }> | null;
};

export type HitOwnersFragment = {
  readonly owners: ReadonlyArray<{
    readonly owner:
      | {
          readonly name: string;
          readonly urn: string;
          readonly type: EntityType;
          readonly properties: { readonly displayName: string | null } | null;
        }
      | {
          readonly username: string;
          readonly urn: string;
          readonly type: EntityType;
          readonly properties: { readonly displayName: string | null; readonly fullName: string | null } | null;
          readonly editableProperties: { readonly displayName: string | null } | null;
        };
  }> | null;
};

export type SearchQueryVariables = Exact<{
  input: SearchAcrossEntitiesInput;
}>;

export type SearchQuery = {
  readonly searchAcrossEntities: {
    readonly total: number;
    readonly suggestions: ReadonlyArray<{ readonly text: string }> | null;
    readonly facets: ReadonlyArray<{
      readonly field: string;
      readonly displayName: string | null;
      readonly aggregations: ReadonlyArray<{
        readonly value: string;
        readonly count: number;
        readonly displayName: string | null;
        readonly entity:
          | { readonly name: string; readonly urn: string; readonly type: EntityType }
          | { readonly urn: string; readonly type: EntityType; readonly properties: { readonly name: string } | null }
          | { readonly urn: string; readonly type: EntityType }
          | {
              readonly name: string;
              readonly urn: string;
              readonly type: EntityType;
              readonly properties: { readonly displayName: string | null } | null;
            }
          | {
              readonly username: string;
              readonly urn: string;
              readonly type: EntityType;
              readonly properties: { readonly displayName: string | null; readonly fullName: string | null } | null;
              readonly editableProperties: { readonly displayName: string | null } | null;
            }
          | { readonly urn: string; readonly type: EntityType; readonly moduleProperties: { readonly name: string } }
          | {
              readonly urn: string;
              readonly type: EntityType;
              readonly properties: { readonly givenName: string | null } | null;
            }
          | {
              readonly urn: string;
              readonly type: EntityType;
              readonly typeInfo: { readonly displayName: string | null };
            }
          | {
              readonly name: string;
              readonly urn: string;
              readonly type: EntityType;
              readonly properties: { readonly name: string } | null;
            }
          | { readonly urn: string; readonly type: EntityType; readonly info: { readonly title: string | null } | null }
          | { readonly urn: string; readonly type: EntityType; readonly formInfo: { readonly name: string } }
          | { readonly title: string | null; readonly urn: string; readonly type: EntityType }
          | { readonly urn: string; readonly type: EntityType; readonly info: { readonly name: string } | null }
          | { readonly fieldPath: string; readonly urn: string; readonly type: EntityType }
          | {
              readonly name: string;
              readonly displayName: string | null;
              readonly urn: string;
              readonly type: EntityType;
            }
          | {
              readonly urn: string;
              readonly type: EntityType;
              readonly definition: { readonly displayName: string | null };
            }
          | null;
      }>;
    }> | null;
    readonly searchResults: ReadonlyArray<{
      readonly entity:
        | { readonly name: string; readonly urn: string; readonly type: EntityType }
        | {
            readonly urn: string;
            readonly type: EntityType;
            readonly tags: {
              readonly tags: ReadonlyArray<{
                readonly tag: {
                  readonly urn: string;
                  readonly type: EntityType;
                  readonly properties: { readonly name: string } | null;
                };
              }> | null;
            } | null;
            readonly ownership: {
              readonly owners: ReadonlyArray<{
                readonly owner:
                  | {
                      readonly name: string;
                      readonly urn: string;
                      readonly type: EntityType;
                      readonly properties: { readonly displayName: string | null } | null;
                    }
                  | {
                      readonly username: string;
                      readonly urn: string;
                      readonly type: EntityType;
                      readonly properties: {
                        readonly displayName: string | null;
                        readonly fullName: string | null;
                      } | null;
                      readonly editableProperties: { readonly displayName: string | null } | null;
                    };
              }> | null;
            } | null;
            readonly domain: {
              readonly domain: {
                readonly urn: string;
                readonly type: EntityType;
                readonly properties: { readonly name: string } | null;
              };
            } | null;
            readonly properties: { readonly description: string | null; readonly name: string } | null;
          }
        | {
            readonly urn: string;
            readonly type: EntityType;
            readonly platform: {
              readonly name: string;
              readonly urn: string;
              readonly type: EntityType;
              readonly properties: { readonly displayName: string | null } | null;
            };
            readonly tags: {
              readonly tags: ReadonlyArray<{
                readonly tag: {
                  readonly urn: string;
                  readonly type: EntityType;
                  readonly properties: { readonly name: string } | null;
                };
              }> | null;
            } | null;
            readonly ownership: {
              readonly owners: ReadonlyArray<{
                readonly owner:
                  | {
                      readonly name: string;
                      readonly urn: string;
                      readonly type: EntityType;
                      readonly properties: { readonly displayName: string | null } | null;
                    }
                  | {
                      readonly username: string;
                      readonly urn: string;
                      readonly type: EntityType;
                      readonly properties: {
                        readonly displayName: string | null;
                        readonly fullName: string | null;
                      } | null;
                      readonly editableProperties: { readonly displayName: string | null } | null;
                    };
              }> | null;
            } | null;
            readonly info: { readonly description: string | null } | null;
          }
        | {
            readonly urn: string;
            readonly type: EntityType;
            readonly ownership: {
              readonly owners: ReadonlyArray<{
                readonly owner:
                  | {
                      readonly name: string;
                      readonly urn: string;
                      readonly type: EntityType;
                      readonly properties: { readonly displayName: string | null } | null;
                    }
                  | {
                      readonly username: string;
                      readonly urn: string;
                      readonly type: EntityType;
                      readonly properties: {
                        readonly displayName: string | null;
                        readonly fullName: string | null;
                      } | null;
                      readonly editableProperties: { readonly displayName: string | null } | null;
                    };
              }> | null;
            } | null;
            readonly properties: { readonly description: string | null; readonly name: string } | null;
          }
        | {
            readonly urn: string;
            readonly type: EntityType;
            readonly platform: {
              readonly name: string;
              readonly urn: string;
              readonly type: EntityType;
              readonly properties: { readonly displayName: string | null } | null;
            };
            readonly subTypes: { readonly typeNames: ReadonlyArray<string> | null } | null;
            readonly tags: {
              readonly tags: ReadonlyArray<{
                readonly tag: {
                  readonly urn: string;
                  readonly type: EntityType;
                  readonly properties: { readonly name: string } | null;
                };
              }> | null;
            } | null;
            readonly ownership: {
              readonly owners: ReadonlyArray<{
                readonly owner:
                  | {
                      readonly name: string;
                      readonly urn: string;
                      readonly type: EntityType;
                      readonly properties: { readonly displayName: string | null } | null;
                    }
                  | {
                      readonly username: string;
                      readonly urn: string;
                      readonly type: EntityType;
                      readonly properties: {
                        readonly displayName: string | null;
                        readonly fullName: string | null;
                      } | null;
                      readonly editableProperties: { readonly displayName: string | null } | null;
                    };
              }> | null;
            } | null;
            readonly domain: {
              readonly domain: {
                readonly urn: string;
                readonly type: EntityType;
                readonly properties: { readonly name: string } | null;
              };
            } | null;
            readonly deprecation: { readonly deprecated: boolean } | null;
            readonly editableProperties: { readonly description: string | null } | null;
            readonly properties: { readonly description: string | null; readonly name: string } | null;
            readonly info: { readonly description: string | null } | null;
          }
        | {
            readonly urn: string;
            readonly type: EntityType;
            readonly platform: {
              readonly name: string;
              readonly urn: string;
              readonly type: EntityType;
              readonly properties: { readonly displayName: string | null } | null;
            };
            readonly subTypes: { readonly typeNames: ReadonlyArray<string> | null } | null;
            readonly tags: {
              readonly tags: ReadonlyArray<{
                readonly tag: {
                  readonly urn: string;
                  readonly type: EntityType;
                  readonly properties: { readonly name: string } | null;
                };
              }> | null;
            } | null;
            readonly ownership: {
              readonly owners: ReadonlyArray<{
                readonly owner:
                  | {
                      readonly name: string;
                      readonly urn: string;
                      readonly type: EntityType;
                      readonly properties: { readonly displayName: string | null } | null;
                    }
                  | {
                      readonly username: string;
                      readonly urn: string;
                      readonly type: EntityType;
                      readonly properties: {
                        readonly displayName: string | null;
                        readonly fullName: string | null;
                      } | null;
                      readonly editableProperties: { readonly displayName: string | null } | null;
                    };
              }> | null;
            } | null;
            readonly domain: {
              readonly domain: {
                readonly urn: string;
                readonly type: EntityType;
                readonly properties: { readonly name: string } | null;
              };
            } | null;
            readonly deprecation: { readonly deprecated: boolean } | null;
            readonly editableProperties: { readonly description: string | null } | null;
            readonly properties: { readonly description: string | null; readonly name: string } | null;
          }
        | {
            readonly name: string;
            readonly urn: string;
            readonly type: EntityType;
            readonly ownership: {
              readonly owners: ReadonlyArray<{
                readonly owner:
                  | {
                      readonly name: string;
                      readonly urn: string;
                      readonly type: EntityType;
                      readonly properties: { readonly displayName: string | null } | null;
                    }
                  | {
                      readonly username: string;
                      readonly urn: string;
                      readonly type: EntityType;
                      readonly properties: {
                        readonly displayName: string | null;
                        readonly fullName: string | null;
                      } | null;
                      readonly editableProperties: { readonly displayName: string | null } | null;
                    };
              }> | null;
            } | null;
            readonly editableProperties: { readonly description: string | null } | null;
            readonly properties: { readonly description: string | null; readonly displayName: string | null } | null;
            readonly info: { readonly description: string | null } | null;
          }
        | {
            readonly username: string;
            readonly urn: string;
            readonly type: EntityType;
            readonly tags: {
              readonly tags: ReadonlyArray<{
                readonly tag: {
                  readonly urn: string;
                  readonly type: EntityType;
                  readonly properties: { readonly name: string } | null;
                };
              }> | null;
            } | null;
            readonly properties: { readonly displayName: string | null; readonly fullName: string | null } | null;
            readonly editableProperties: { readonly displayName: string | null } | null;
          }
        | { readonly urn: string; readonly type: EntityType }
        | {
            readonly urn: string;
            readonly type: EntityType;
            readonly platform: {
              readonly name: string;
              readonly urn: string;
              readonly type: EntityType;
              readonly properties: { readonly displayName: string | null } | null;
            };
          }
        | { readonly urn: string; readonly type: EntityType; readonly moduleProperties: { readonly name: string } }
        | {
            readonly urn: string;
            readonly type: EntityType;
            readonly optionalPlatform: {
              readonly name: string;
              readonly urn: string;
              readonly type: EntityType;
              readonly properties: { readonly displayName: string | null } | null;
            } | null;
            readonly subTypes: { readonly typeNames: ReadonlyArray<string> | null } | null;
            readonly tags: {
              readonly tags: ReadonlyArray<{
                readonly tag: {
                  readonly urn: string;
                  readonly type: EntityType;
                  readonly properties: { readonly name: string } | null;
                };
              }> | null;
            } | null;
            readonly ownership: {
              readonly owners: ReadonlyArray<{
                readonly owner:
                  | {
                      readonly name: string;
                      readonly urn: string;
                      readonly type: EntityType;
                      readonly properties: { readonly displayName: string | null } | null;
                    }
                  | {
                      readonly username: string;
                      readonly urn: string;
                      readonly type: EntityType;
                      readonly properties: {
                        readonly displayName: string | null;
                        readonly fullName: string | null;
                      } | null;
                      readonly editableProperties: { readonly displayName: string | null } | null;
                    };
              }> | null;
            } | null;
            readonly domain: {
              readonly domain: {
                readonly urn: string;
                readonly type: EntityType;
                readonly properties: { readonly name: string } | null;
              };
            } | null;
            readonly deprecation: { readonly deprecated: boolean } | null;
            readonly editableProperties: { readonly description: string | null } | null;
            readonly properties: { readonly description: string | null; readonly name: string } | null;
            readonly info: { readonly description: string | null } | null;
          }
        | {
            readonly name: string;
            readonly urn: string;
            readonly type: EntityType;
            readonly properties: { readonly displayName: string | null } | null;
          }
        | {
            readonly urn: string;
            readonly type: EntityType;
            readonly platform: {
              readonly name: string;
              readonly urn: string;
              readonly type: EntityType;
              readonly properties: { readonly displayName: string | null } | null;
            };
            readonly tags: {
              readonly tags: ReadonlyArray<{
                readonly tag: {
                  readonly urn: string;
                  readonly type: EntityType;
                  readonly properties: { readonly name: string } | null;
                };
              }> | null;
            } | null;
            readonly ownership: {
              readonly owners: ReadonlyArray<{
                readonly owner:
                  | {
                      readonly name: string;
                      readonly urn: string;
                      readonly type: EntityType;
                      readonly properties: { readonly displayName: string | null } | null;
                    }
                  | {
                      readonly username: string;
                      readonly urn: string;
                      readonly type: EntityType;
                      readonly properties: {
                        readonly displayName: string | null;
                        readonly fullName: string | null;
                      } | null;
                      readonly editableProperties: { readonly displayName: string | null } | null;
                    };
              }> | null;
            } | null;
            readonly deprecation: { readonly deprecated: boolean } | null;
            readonly properties: { readonly description: string | null; readonly givenName: string | null } | null;
          }
        | {
            readonly urn: string;
            readonly type: EntityType;
            readonly optionalPlatform: {
              readonly name: string;
              readonly urn: string;
              readonly type: EntityType;
              readonly properties: { readonly displayName: string | null } | null;
            } | null;
            readonly subTypes: { readonly typeNames: ReadonlyArray<string> | null } | null;
            readonly properties: { readonly name: string } | null;
          }
        | {
            readonly urn: string;
            readonly type: EntityType;
            readonly tags: {
              readonly tags: ReadonlyArray<{
                readonly tag: {
                  readonly urn: string;
                  readonly type: EntityType;
                  readonly properties: { readonly name: string } | null;
                };
              }> | null;
            } | null;
            readonly ownership: {
              readonly owners: ReadonlyArray<{
                readonly owner:
                  | {
                      readonly name: string;
                      readonly urn: string;
                      readonly type: EntityType;
                      readonly properties: { readonly displayName: string | null } | null;
                    }
                  | {
                      readonly username: string;
                      readonly urn: string;
                      readonly type: EntityType;
                      readonly properties: {
                        readonly displayName: string | null;
                        readonly fullName: string | null;
                      } | null;
                      readonly editableProperties: { readonly displayName: string | null } | null;
                    };
              }> | null;
            } | null;
            readonly domain: {
              readonly domain: {
                readonly urn: string;
                readonly type: EntityType;
                readonly properties: { readonly name: string } | null;
              };
            } | null;
            readonly deprecation: { readonly deprecated: boolean } | null;
            readonly properties: { readonly description: string | null; readonly name: string } | null;
          }
        | {
            readonly urn: string;
            readonly type: EntityType;
            readonly typeInfo: { readonly displayName: string | null };
          }
        | {
            readonly name: string;
            readonly urn: string;
            readonly type: EntityType;
            readonly platform: {
              readonly name: string;
              readonly urn: string;
              readonly type: EntityType;
              readonly properties: { readonly displayName: string | null } | null;
            };
            readonly subTypes: { readonly typeNames: ReadonlyArray<string> | null } | null;
            readonly tags: {
              readonly tags: ReadonlyArray<{
                readonly tag: {
                  readonly urn: string;
                  readonly type: EntityType;
                  readonly properties: { readonly name: string } | null;
                };
              }> | null;
            } | null;
            readonly ownership: {
              readonly owners: ReadonlyArray<{
                readonly owner:
                  | {
                      readonly name: string;
                      readonly urn: string;
                      readonly type: EntityType;
                      readonly properties: { readonly displayName: string | null } | null;
                    }
                  | {
                      readonly username: string;
                      readonly urn: string;
                      readonly type: EntityType;
                      readonly properties: {
                        readonly displayName: string | null;
                        readonly fullName: string | null;
                      } | null;
                      readonly editableProperties: { readonly displayName: string | null } | null;
                    };
              }> | null;
            } | null;
            readonly domain: {
              readonly domain: {
                readonly urn: string;
                readonly type: EntityType;
                readonly properties: { readonly name: string } | null;
              };
            } | null;
            readonly deprecation: { readonly deprecated: boolean } | null;
            readonly editableProperties: { readonly description: string | null } | null;
            readonly properties: { readonly description: string | null; readonly name: string } | null;
          }
        | {
            readonly urn: string;
            readonly type: EntityType;
            readonly platform: {
              readonly name: string;
              readonly urn: string;
              readonly type: EntityType;
              readonly properties: { readonly displayName: string | null } | null;
            };
            readonly tags: {
              readonly tags: ReadonlyArray<{
                readonly tag: {
                  readonly urn: string;
                  readonly type: EntityType;
                  readonly properties: { readonly name: string } | null;
                };
              }> | null;
            } | null;
            readonly ownership: {
              readonly owners: ReadonlyArray<{
                readonly owner:
                  | {
                      readonly name: string;
                      readonly urn: string;
                      readonly type: EntityType;
                      readonly properties: { readonly displayName: string | null } | null;
                    }
                  | {
                      readonly username: string;
                      readonly urn: string;
                      readonly type: EntityType;
                      readonly properties: {
                        readonly displayName: string | null;
                        readonly fullName: string | null;
                      } | null;
                      readonly editableProperties: { readonly displayName: string | null } | null;
                    };
              }> | null;
            } | null;
            readonly domain: {
              readonly domain: {
                readonly urn: string;
                readonly type: EntityType;
                readonly properties: { readonly name: string } | null;
              };
            } | null;
            readonly info: { readonly title: string | null } | null;
          }
        | {
            readonly urn: string;
            readonly type: EntityType;
            readonly ownership: {
              readonly owners: ReadonlyArray<{
                readonly owner:
                  | {
                      readonly name: string;
                      readonly urn: string;
                      readonly type: EntityType;
                      readonly properties: { readonly displayName: string | null } | null;
                    }
                  | {
                      readonly username: string;
                      readonly urn: string;
                      readonly type: EntityType;
                      readonly properties: {
                        readonly displayName: string | null;
                        readonly fullName: string | null;
                      } | null;
                      readonly editableProperties: { readonly displayName: string | null } | null;
                    };
              }> | null;
            } | null;
            readonly deprecation: { readonly deprecated: boolean } | null;
            readonly properties: { readonly description: string | null; readonly name: string } | null;
          }
        | {
            readonly urn: string;
            readonly type: EntityType;
            readonly tags: {
              readonly tags: ReadonlyArray<{
                readonly tag: {
                  readonly urn: string;
                  readonly type: EntityType;
                  readonly properties: { readonly name: string } | null;
                };
              }> | null;
            } | null;
            readonly ownership: {
              readonly owners: ReadonlyArray<{
                readonly owner:
                  | {
                      readonly name: string;
                      readonly urn: string;
                      readonly type: EntityType;
                      readonly properties: { readonly displayName: string | null } | null;
                    }
                  | {
                      readonly username: string;
                      readonly urn: string;
                      readonly type: EntityType;
                      readonly properties: {
                        readonly displayName: string | null;
                        readonly fullName: string | null;
                      } | null;
                      readonly editableProperties: { readonly displayName: string | null } | null;
                    };
              }> | null;
            } | null;
            readonly editableProperties: { readonly description: string | null } | null;
            readonly properties: { readonly name: string } | null;
          }
        | {
            readonly urn: string;
            readonly type: EntityType;
            readonly ownership: {
              readonly owners: ReadonlyArray<{
                readonly owner:
                  | {
                      readonly name: string;
                      readonly urn: string;
                      readonly type: EntityType;
                      readonly properties: { readonly displayName: string | null } | null;
                    }
                  | {
                      readonly username: string;
                      readonly urn: string;
                      readonly type: EntityType;
                      readonly properties: {
                        readonly displayName: string | null;
                        readonly fullName: string | null;
                      } | null;
                      readonly editableProperties: { readonly displayName: string | null } | null;
                    };
              }> | null;
            } | null;
            readonly formInfo: { readonly name: string };
          }
        | {
            readonly title: string | null;
            readonly urn: string;
            readonly type: EntityType;
            readonly tags: {
              readonly tags: ReadonlyArray<{
                readonly tag: {
                  readonly urn: string;
                  readonly type: EntityType;
                  readonly properties: { readonly name: string } | null;
                };
              }> | null;
            } | null;
          }
        | {
            readonly name: string;
            readonly urn: string;
            readonly type: EntityType;
            readonly tags: {
              readonly tags: ReadonlyArray<{
                readonly tag: {
                  readonly urn: string;
                  readonly type: EntityType;
                  readonly properties: { readonly name: string } | null;
                };
              }> | null;
            } | null;
            readonly ownership: {
              readonly owners: ReadonlyArray<{
                readonly owner:
                  | {
                      readonly name: string;
                      readonly urn: string;
                      readonly type: EntityType;
                      readonly properties: { readonly displayName: string | null } | null;
                    }
                  | {
                      readonly username: string;
                      readonly urn: string;
                      readonly type: EntityType;
                      readonly properties: {
                        readonly displayName: string | null;
                        readonly fullName: string | null;
                      } | null;
                      readonly editableProperties: { readonly displayName: string | null } | null;
                    };
              }> | null;
            } | null;
            readonly domain: {
              readonly domain: {
                readonly urn: string;
                readonly type: EntityType;
                readonly properties: { readonly name: string } | null;
              };
            } | null;
            readonly deprecation: { readonly deprecated: boolean } | null;
            readonly editableProperties: { readonly description: string | null } | null;
            readonly properties: { readonly description: string | null } | null;
          }
        | {
            readonly name: string;
            readonly urn: string;
            readonly type: EntityType;
            readonly platform: {
              readonly name: string;
              readonly urn: string;
              readonly type: EntityType;
              readonly properties: { readonly displayName: string | null } | null;
            };
            readonly tags: {
              readonly tags: ReadonlyArray<{
                readonly tag: {
                  readonly urn: string;
                  readonly type: EntityType;
                  readonly properties: { readonly name: string } | null;
                };
              }> | null;
            } | null;
            readonly ownership: {
              readonly owners: ReadonlyArray<{
                readonly owner:
                  | {
                      readonly name: string;
                      readonly urn: string;
                      readonly type: EntityType;
                      readonly properties: { readonly displayName: string | null } | null;
                    }
                  | {
                      readonly username: string;
                      readonly urn: string;
                      readonly type: EntityType;
                      readonly properties: {
                        readonly displayName: string | null;
                        readonly fullName: string | null;
                      } | null;
                      readonly editableProperties: { readonly displayName: string | null } | null;
                    };
              }> | null;
            } | null;
            readonly domain: {
              readonly domain: {
                readonly urn: string;
                readonly type: EntityType;
                readonly properties: { readonly name: string } | null;
              };
            } | null;
            readonly deprecation: { readonly deprecated: boolean } | null;
            readonly editableProperties: { readonly description: string | null } | null;
            readonly properties: { readonly description: string | null } | null;
          }
        | {
            readonly urn: string;
            readonly type: EntityType;
            readonly platform: {
              readonly name: string;
              readonly urn: string;
              readonly type: EntityType;
              readonly properties: { readonly displayName: string | null } | null;
            };
            readonly subTypes: { readonly typeNames: ReadonlyArray<string> | null } | null;
            readonly tags: {
              readonly tags: ReadonlyArray<{
                readonly tag: {
                  readonly urn: string;
                  readonly type: EntityType;
                  readonly properties: { readonly name: string } | null;
                };
              }> | null;
            } | null;
            readonly ownership: {
              readonly owners: ReadonlyArray<{
                readonly owner:
                  | {
                      readonly name: string;
                      readonly urn: string;
                      readonly type: EntityType;
                      readonly properties: { readonly displayName: string | null } | null;
                    }
                  | {
                      readonly username: string;
                      readonly urn: string;
                      readonly type: EntityType;
                      readonly properties: {
                        readonly displayName: string | null;
                        readonly fullName: string | null;
                      } | null;
                      readonly editableProperties: { readonly displayName: string | null } | null;
                    };
              }> | null;
            } | null;
            readonly domain: {
              readonly domain: {
                readonly urn: string;
                readonly type: EntityType;
                readonly properties: { readonly name: string } | null;
              };
            } | null;
            readonly deprecation: { readonly deprecated: boolean } | null;
            readonly info: { readonly description: string | null; readonly name: string } | null;
          }
        | {
            readonly urn: string;
            readonly type: EntityType;
            readonly platform: {
              readonly name: string;
              readonly urn: string;
              readonly type: EntityType;
              readonly properties: { readonly displayName: string | null } | null;
            };
            readonly subTypes: { readonly typeNames: ReadonlyArray<string> | null } | null;
            readonly tags: {
              readonly tags: ReadonlyArray<{
                readonly tag: {
                  readonly urn: string;
                  readonly type: EntityType;
                  readonly properties: { readonly name: string } | null;
                };
              }> | null;
            } | null;
            readonly ownership: {
              readonly owners: ReadonlyArray<{
                readonly owner:
                  | {
                      readonly name: string;
                      readonly urn: string;
                      readonly type: EntityType;
                      readonly properties: { readonly displayName: string | null } | null;
                    }
                  | {
                      readonly username: string;
                      readonly urn: string;
                      readonly type: EntityType;
                      readonly properties: {
                        readonly displayName: string | null;
                        readonly fullName: string | null;
                      } | null;
                      readonly editableProperties: { readonly displayName: string | null } | null;
                    };
              }> | null;
            } | null;
            readonly domain: {
              readonly domain: {
                readonly urn: string;
                readonly type: EntityType;
                readonly properties: { readonly name: string } | null;
              };
            } | null;
            readonly editableProperties: { readonly description: string | null } | null;
            readonly info: { readonly description: string | null; readonly title: string | null } | null;
          }
        | {
            readonly urn: string;
            readonly type: EntityType;
            readonly info: { readonly description: string | null; readonly name: string } | null;
          }
        | {
            readonly urn: string;
            readonly type: EntityType;
            readonly optionalPlatform: {
              readonly name: string;
              readonly urn: string;
              readonly type: EntityType;
              readonly properties: { readonly displayName: string | null } | null;
            } | null;
            readonly properties: { readonly description: string | null; readonly givenName: string | null } | null;
          }
        | {
            readonly urn: string;
            readonly type: EntityType;
            readonly properties: { readonly description: string | null; readonly name: string } | null;
          }
        | {
            readonly fieldPath: string;
            readonly urn: string;
            readonly type: EntityType;
            readonly tags: {
              readonly tags: ReadonlyArray<{
                readonly tag: {
                  readonly urn: string;
                  readonly type: EntityType;
                  readonly properties: { readonly name: string } | null;
                };
              }> | null;
            } | null;
            readonly deprecation: { readonly deprecated: boolean } | null;
          }
        | {
            readonly name: string;
            readonly displayName: string | null;
            readonly urn: string;
            readonly type: EntityType;
          }
        | {
            readonly urn: string;
            readonly type: EntityType;
            readonly definition: { readonly displayName: string | null };
          }
        | {
            readonly urn: string;
            readonly type: EntityType;
            readonly ownership: {
              readonly owners: ReadonlyArray<{
                readonly owner:
                  | {
                      readonly name: string;
                      readonly urn: string;
                      readonly type: EntityType;
                      readonly properties: { readonly displayName: string | null } | null;
                    }
                  | {
                      readonly username: string;
                      readonly urn: string;
                      readonly type: EntityType;
                      readonly properties: {
                        readonly displayName: string | null;
                        readonly fullName: string | null;
                      } | null;
                      readonly editableProperties: { readonly displayName: string | null } | null;
                    };
              }> | null;
            } | null;
            readonly deprecation: { readonly deprecated: boolean } | null;
            readonly editableProperties: { readonly description: string | null } | null;
            readonly properties: { readonly description: string | null; readonly name: string } | null;
          };
      readonly matchedFields: ReadonlyArray<{ readonly name: string; readonly value: string }>;
    }>;
  } | null;
};

/** The query `search`. */
export const searchQuery = operation<SearchQuery, SearchQueryVariables>(
  'search',
  'query search($input:SearchAcrossEntitiesInput!){searchAcrossEntities(input:$input){total suggestions{text}facets{field displayName aggregations{value count displayName entity{...entityLabel}}}searchResults{entity{...searchHit}matchedFields{name value}}}}fragment entityLabel on Entity{urn type ...on AccessTokenMetadata{name}...on Application{properties{name}}...on BusinessAttribute{properties{name}}...on Chart{properties{name}}...on Container{properties{name}}...on CorpGroup{name properties{displayName}}...on CorpUser{username properties{displayName fullName}editableProperties{displayName}}...on Dashboard{properties{name}}...on DataFlow{properties{name}}...on DataHubPageModule{moduleProperties:properties{name}}...on DataHubPolicy{name}...on DataHubRole{name}...on DataHubView{name}...on DataJob{properties{name}}...on DataPlatform{name properties{displayName}}...on DataPlatformInstance{properties{givenName:name}}...on DataProcessInstance{properties{name}}...on DataProduct{properties{name}}...on DataTypeEntity{typeInfo:info{displayName}}...on Dataset{name properties{name}}...on Document{info{title}}...on Domain{properties{name}}...on ERModelRelationship{properties{name}}...on EntityTypeEntity{typeInfo:info{displayName}}...on Form{formInfo:info{name}}...on GlossaryNode{properties{name}}...on GlossaryTerm{properties{name}}...on Incident{title}...on MLFeature{name}...on MLFeatureTable{name}...on MLModel{name}...on MLModelGroup{name}...on MLPrimaryKey{name}...on Metric{info{name}}...on Notebook{info{title}}...on OwnershipTypeEntity{info{name}}...on QueryEntity{properties{givenName:name}}...on Role{properties{name}}...on SchemaFieldEntity{fieldPath}...on SemanticModel{info{name}}...on ServiceAccount{name displayName}...on StructuredPropertyEntity{definition{displayName}}...on Tag{properties{name}}...on Test{name}}fragment searchHit on Entity{...entityLabel ...on Application{tags{...hitTags}ownership{...hitOwners}domain{domain{...entityLabel}}properties{description}}...on Assertion{platform{...entityLabel}tags{...hitTags}ownership{...hitOwners}info{description}}...on BusinessAttribute{ownership{...hitOwners}properties{description}}...on Chart{platform{...entityLabel}subTypes{typeNames}tags{...hitTags}ownership{...hitOwners}domain{domain{...entityLabel}}deprecation{deprecated}editableProperties{description}properties{description}info{description}}...on Container{platform{...entityLabel}subTypes{typeNames}tags{...hitTags}ownership{...hitOwners}domain{domain{...entityLabel}}deprecation{deprecated}editableProperties{description}properties{description}}...on CorpGroup{ownership{...hitOwners}editableProperties{description}properties{description}info{description}}...on CorpUser{tags{...hitTags}}...on Dashboard{platform{...entityLabel}subTypes{typeNames}tags{...hitTags}ownership{...hitOwners}domain{domain{...entityLabel}}deprecation{deprecated}editableProperties{description}properties{description}info{description}}...on DataFlow{platform{...entityLabel}subTypes{typeNames}tags{...hitTags}ownership{...hitOwners}domain{domain{...entityLabel}}deprecation{deprecated}editableProperties{description}properties{description}info{description}}...on DataHubConnection{platform{...entityLabel}}...on DataJob{optionalPlatform:platform{...entityLabel}subTypes{typeNames}tags{...hitTags}ownership{...hitOwners}domain{domain{...entityLabel}}deprecation{deprecated}editableProperties{description}properties{description}info{description}}...on DataPlatformInstance{platform{...entityLabel}tags{...hitTags}ownership{...hitOwners}deprecation{deprecated}properties{description}}...on DataProcessInstance{optionalPlatform:platform{...entityLabel}subTypes{typeNames}}...on DataProduct{tags{...hitTags}ownership{...hitOwners}domain{domain{...entityLabel}}deprecation{deprecated}properties{description}}...on Dataset{platform{...entityLabel}subTypes{typeNames}tags{...hitTags}ownership{...hitOwners}domain{domain{...entityLabel}}deprecation{deprecated}editableProperties{description}properties{description}}...on Document{platform{...entityLabel}tags{...hitTags}ownership{...hitOwners}domain{domain{...entityLabel}}}...on Domain{ownership{...hitOwners}deprecation{deprecated}properties{description}}...on ERModelRelationship{tags{...hitTags}ownership{...hitOwners}editableProperties{description}}...on Form{ownership{...hitOwners}}...on GlossaryNode{tags{...hitTags}ownership{...hitOwners}domain{domain{...entityLabel}}properties{description}}...on GlossaryTerm{tags{...hitTags}ownership{...hitOwners}domain{domain{...entityLabel}}deprecation{deprecated}properties{description}}...on Incident{tags{...hitTags}}...on MLFeature{tags{...hitTags}ownership{...hitOwners}domain{domain{...entityLabel}}deprecation{deprecated}editableProperties{description}properties{description}}...on MLFeatureTable{platform{...entityLabel}tags{...hitTags}ownership{...hitOwners}domain{domain{...entityLabel}}deprecation{deprecated}editableProperties{description}properties{description}}...on MLModel{platform{...entityLabel}tags{...hitTags}ownership{...hitOwners}domain{domain{...entityLabel}}deprecation{deprecated}editableProperties{description}properties{description}}...on MLModelGroup{platform{...entityLabel}tags{...hitTags}ownership{...hitOwners}domain{domain{...entityLabel}}deprecation{deprecated}editableProperties{description}properties{description}}...on MLPrimaryKey{tags{...hitTags}ownership{...hitOwners}domain{domain{...entityLabel}}deprecation{deprecated}editableProperties{description}properties{description}}...on Metric{platform{...entityLabel}subTypes{typeNames}tags{...hitTags}ownership{...hitOwners}domain{domain{...entityLabel}}deprecation{deprecated}info{description}}...on Notebook{platform{...entityLabel}subTypes{typeNames}tags{...hitTags}ownership{...hitOwners}domain{domain{...entityLabel}}editableProperties{description}info{description}}...on OwnershipTypeEntity{info{description}}...on QueryEntity{optionalPlatform:platform{...entityLabel}properties{description}}...on Role{properties{description}}...on SchemaFieldEntity{tags{...hitTags}deprecation{deprecated}}...on SemanticModel{platform{...entityLabel}subTypes{typeNames}tags{...hitTags}ownership{...hitOwners}domain{domain{...entityLabel}}deprecation{deprecated}info{description}}...on Tag{ownership{...hitOwners}deprecation{deprecated}editableProperties{description}properties{description}}}fragment hitTags on GlobalTags{tags{tag{...entityLabel}}}fragment hitOwners on Ownership{owners{owner{...on CorpGroup{...entityLabel}...on CorpUser{...entityLabel}}}}',
);
