// Written by `npm run web-client` from the operations beside it: change those, not this file.
import { operation } from '../../../api/operation.js';

/** Internal type. DO NOT USE DIRECTLY. */
type Exact<T extends { [key: string]: unknown }> = { [K in keyof T]: T[K] };
/** Internal type. DO NOT USE DIRECTLY. */
export type Incremental<T> = T | { [P in keyof T]?: P extends ' $fragmentName' | '__typename' ? T[P] : never };
/** An owner to add to an entity. */
export type AddOwnerInput = {
  /** Type of the owner. */
  readonly ownerEntityType: OwnerEntityType;
  /** Urn of the user or group. */
  readonly ownerUrn: string;
  /** Urn of the ownership type; takes precedence over `type`. */
  readonly ownershipTypeUrn?: string | null | undefined;
  /** Urn of the entity. */
  readonly resourceUrn: string;
  /**
   * The built-in ownership type.
   * @deprecated Use ownershipTypeUrn.
   */
  readonly type?: OwnershipType | null | undefined;
};

/** Types of owners. */
export type OwnerEntityType =
  /** A group of users. */
  | 'CORP_GROUP'
  /** A user. */
  | 'CORP_USER';

/** Built-in ownership types. `OwnershipTypeEntity` covers built-in and custom types. */
export type OwnershipType =
  /** Responsible for the business use of the asset. */
  | 'BUSINESS_OWNER'
  | 'CONSUMER'
  /** A custom type, named by `ownershipType`. */
  | 'CUSTOM'
  | 'DATAOWNER'
  /** Responsible for quality and governance. */
  | 'DATA_STEWARD'
  | 'DELEGATE'
  | 'DEVELOPER'
  /** No ownership type is recorded. */
  | 'NONE'
  | 'PRODUCER'
  | 'STAKEHOLDER'
  /** Responsible for the production and maintenance of the asset. */
  | 'TECHNICAL_OWNER';

/** An owner to remove from an entity. */
export type RemoveOwnerInput = {
  /** Urn of the user or group. */
  readonly ownerUrn: string;
  /** Urn of the ownership type to remove; all types when absent. */
  readonly ownershipTypeUrn?: string | null | undefined;
  /** Urn of the entity. */
  readonly resourceUrn: string;
};

export type OwnershipTypesQueryVariables = Exact<{ [key: string]: never }>;

export type OwnershipTypesQuery = {
  readonly listOwnershipTypes: {
    readonly ownershipTypes: ReadonlyArray<{ readonly urn: string; readonly info: { readonly name: string } | null }>;
  };
};

export type AddOwnerMutationVariables = Exact<{
  input: AddOwnerInput;
}>;

export type AddOwnerMutation = { readonly addOwner: boolean | null };

export type RemoveOwnerMutationVariables = Exact<{
  input: RemoveOwnerInput;
}>;

export type RemoveOwnerMutation = { readonly removeOwner: boolean | null };

/** The query `ownershipTypes`. */
export const ownershipTypesQuery = operation<OwnershipTypesQuery, OwnershipTypesQueryVariables>(
  'ownershipTypes',
  'query ownershipTypes{listOwnershipTypes(input:{start:0 count:1000}){ownershipTypes{urn info{name}}}}',
);

/** The mutation `addOwner`. */
export const addOwnerMutation = operation<AddOwnerMutation, AddOwnerMutationVariables>(
  'addOwner',
  'mutation addOwner($input:AddOwnerInput!){addOwner(input:$input)}',
);

/** The mutation `removeOwner`. */
export const removeOwnerMutation = operation<RemoveOwnerMutation, RemoveOwnerMutationVariables>(
  'removeOwner',
  'mutation removeOwner($input:RemoveOwnerInput!){removeOwner(input:$input)}',
);
