import { useMemo } from 'react';
import { useGraphql } from '../../../api/use-graphql.js';
import { accessPrivilegesQuery } from './policies.generated.js';
import { type PrivilegeNames, privilegeNames } from './privilege-names.js';

const NONE: PrivilegeNames = { labels: new Map(), platform: new Set(), resource: new Set() };

/** The privileges that the service knows; none until they are loaded. */
export function usePrivilegeNames(): PrivilegeNames {
  const { data } = useGraphql(accessPrivilegesQuery, {}, { staleTime: Infinity });
  const config = data?.appConfig?.policiesConfig;
  return useMemo(() => (config === undefined ? NONE : privilegeNames(config)), [config]);
}
