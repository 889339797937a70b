// Written by `npm run web-client` from the operations beside it: change those, not this file.
import { operation } from '../../api/operation.js';

/** Internal type. DO NOT USE DIRECTLY. */
type Exact<T extends { [key: string]: unknown }> = { [K in keyof T]: T[K] };
/** Internal type. DO NOT USE DIRECTLY. */
export type Incremental<T> = T | { [P in keyof T]?: P extends ' $fragmentName' | '__typename' ? T[P] : never };
export type CreateIngestTokenMutationVariables = Exact<{
  actorUrn: string;
  name: string;
  description: string;
}>;

export type CreateIngestTokenMutation = { readonly createAccessToken: { readonly accessToken: string } | null };

export type FirstDatasetQueryVariables = Exact<{
  urn: string;
}>;

export type FirstDatasetQuery = { readonly dataset: { readonly urn: string; readonly exists: boolean | null } | null };

/** The mutation `createIngestToken`. */
export const createIngestTokenMutation = operation<CreateIngestTokenMutation, CreateIngestTokenMutationVariables>(
  'createIngestToken',
  'mutation createIngestToken($actorUrn:String!$name:String!$description:String!){createAccessToken(input:{type:PERSONAL actorUrn:$actorUrn duration:ONE_DAY name:$name description:$description}){accessToken}}',
);

/** The query `firstDataset`. */
export const firstDatasetQuery = operation<FirstDatasetQuery, FirstDatasetQueryVariables>(
  'firstDataset',
  'query firstDataset($urn:String!){dataset(urn:$urn){urn exists}}',
);
