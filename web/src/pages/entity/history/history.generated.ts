// Written by `npm run web-client` from the operations beside it: change those, not this file.
import { operation } from '../../../api/operation.js';

/** Internal type. DO NOT USE DIRECTLY. */
type Exact<T extends { [key: string]: unknown }> = { [K in keyof T]: T[K] };
/** Internal type. DO NOT USE DIRECTLY. */
export type Incremental<T> = T | { [P in keyof T]?: P extends ' $fragmentName' | '__typename' ? T[P] : never };
/** Category of a change. */
export type ChangeCategoryType =
  | 'APPLICATION'
  | 'ASSET_MEMBERSHIP'
  | 'DOCUMENTATION'
  | 'DOMAIN'
  | 'GLOSSARY_TERM'
  | 'OWNERSHIP'
  | 'PARENT'
  | 'RELATED_ENTITIES'
  | 'STRUCTURED_PROPERTY'
  | 'TAG'
  | 'TECHNICAL_SCHEMA'
  | 'VERSIONING';

/** Operation that caused a change. */
export type ChangeOperationType = 'ADD' | 'MODIFY' | 'REMOVE';

export type HistoryChangesQueryVariables = Exact<{
  urn: string;
}>;

export type HistoryChangesQuery = {
  readonly getTimeline: {
    readonly changeTransactions: ReadonlyArray<{
      readonly timestampMillis: number;
      readonly actor: string | null;
      readonly changes: ReadonlyArray<{
        readonly category: ChangeCategoryType | null;
        readonly operation: ChangeOperationType | null;
        readonly description: string | null;
      }> | null;
    }>;
  } | null;
};

/** The query `historyChanges`. */
export const historyChangesQuery = operation<HistoryChangesQuery, HistoryChangesQueryVariables>(
  'historyChanges',
  'query historyChanges($urn:String!){getTimeline(input:{urn:$urn}){changeTransactions{timestampMillis actor changes{category operation description}}}}',
);
