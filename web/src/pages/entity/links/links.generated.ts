// Written by `npm run web-client` from the operations beside it: change those, not this file.
import { operation } from '../../../api/operation.js';

/** Internal type. DO NOT USE DIRECTLY. */
type Exact<T extends { [key: string]: unknown }> = { [K in keyof T]: T[K] };
/** Internal type. DO NOT USE DIRECTLY. */
export type Incremental<T> = T | { [P in keyof T]?: P extends ' $fragmentName' | '__typename' ? T[P] : never };
/** A link to add to an entity. */
export type AddLinkInput = {
  /** Label of the link. */
  readonly label: string;
  /** URL of the documentation. */
  readonly linkUrl: string;
  /** Urn of the entity. */
  readonly resourceUrn: string;
  /** Display settings of the link. */
  readonly settings?: LinkSettingsInput | null | undefined;
};

/** Display settings of a link. */
export type LinkSettingsInput = {
  /** Whether previews of the entity show the link; false when absent. */
  readonly showInAssetPreview?: boolean | null | undefined;
};

/** Links to remove from an entity. */
export type RemoveLinkInput = {
  /** Label of the link; all links with the URL when absent. */
  readonly label?: string | null | undefined;
  /** URL of the links. */
  readonly linkUrl: string;
  /** Urn of the entity. */
  readonly resourceUrn: string;
};

/** Changes of a link of an entity. */
export type UpdateLinkInput = {
  /** Current label of the link. */
  readonly currentLabel: string;
  /** Current URL of the link. */
  readonly currentUrl: string;
  /** New label. */
  readonly label: string;
  /** New URL. */
  readonly linkUrl: string;
  /** Urn of the entity. */
  readonly resourceUrn: string;
  /** Display settings of the link; unchanged when absent. */
  readonly settings?: LinkSettingsInput | null | undefined;
};

export type AddLinkMutationVariables = Exact<{
  input: AddLinkInput;
}>;

export type AddLinkMutation = { readonly addLink: boolean | null };

export type UpdateLinkMutationVariables = Exact<{
  input: UpdateLinkInput;
}>;

export type UpdateLinkMutation = { readonly updateLink: boolean | null };

export type RemoveLinkMutationVariables = Exact<{
  input: RemoveLinkInput;
}>;

export type RemoveLinkMutation = { readonly removeLink: boolean | null };

/** The mutation `addLink`. */
export const addLinkMutation = operation<AddLinkMutation, AddLinkMutationVariables>(
  'addLink',
  'mutation addLink($input:AddLinkInput!){addLink(input:$input)}',
);

/** The mutation `updateLink`. */
export const updateLinkMutation = operation<UpdateLinkMutation, UpdateLinkMutationVariables>(
  'updateLink',
  'mutation updateLink($input:UpdateLinkInput!){updateLink(input:$input)}',
);

/** The mutation `removeLink`. */
export const removeLinkMutation = operation<RemoveLinkMutation, RemoveLinkMutationVariables>(
  'removeLink',
  'mutation removeLink($input:RemoveLinkInput!){removeLink(input:$input)}',
);
