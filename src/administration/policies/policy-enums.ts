import { registerEnumType } from '@nestjs/graphql';

/** What a policy's privileges are about. */
export enum PolicyType {
  METADATA = 'METADATA',
  PLATFORM = 'PLATFORM',
}

/** Whether a policy counts. */
export enum PolicyState {
  DRAFT = 'DRAFT',
  ACTIVE = 'ACTIVE',
  INACTIVE = 'INACTIVE',
}

/** How the values of a criterion are compared with those of a resource. */
export enum PolicyMatchCondition {
  EQUALS = 'EQUALS',
  STARTS_WITH = 'STARTS_WITH',
  NOT_EQUALS = 'NOT_EQUALS',
}

registerEnumType(PolicyType, { name: 'PolicyType', description: "What a policy's privileges are about." });
registerEnumType(PolicyState, { name: 'PolicyState', description: 'Whether a policy counts. Only ACTIVE ones do.' });
registerEnumType(PolicyMatchCondition, {
  name: 'PolicyMatchCondition',
  description: 'How the values of a criterion are compared with those of a resource.',
});
