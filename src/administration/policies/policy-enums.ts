import { registerEnumType } from '@nestjs/graphql';

/** Scope of the privileges of a policy. */
export enum PolicyType {
  METADATA = 'METADATA',
  PLATFORM = 'PLATFORM',
}

/** State of a policy. */
export enum PolicyState {
  DRAFT = 'DRAFT',
  ACTIVE = 'ACTIVE',
  INACTIVE = 'INACTIVE',
}

/** Comparison of the values of a criterion with the values of a resource. */
export enum PolicyMatchCondition {
  EQUALS = 'EQUALS',
  STARTS_WITH = 'STARTS_WITH',
  NOT_EQUALS = 'NOT_EQUALS',
}

registerEnumType(PolicyType, { name: 'PolicyType', description: 'Scope of the privileges of a policy.' });
registerEnumType(PolicyState, {
  name: 'PolicyState',
  description: 'State of a policy. Only active policies are enforced.',
});
registerEnumType(PolicyMatchCondition, {
  name: 'PolicyMatchCondition',
  description: 'Comparison of the values of a criterion with the values of a resource.',
});
