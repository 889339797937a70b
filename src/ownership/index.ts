export { userOrGroupRef } from './ownership.mappings.js';
export { Ownership } from './ownership.model.js';
export { OwnershipModule } from './ownership.module.js';
export { OwnershipType } from './ownership-type.enum.js';
export { OwnershipUpdate } from './ownership-update.input.js';
export { ownershipOf, ownershipTypeUrn, technicalOwner } from './stored-ownership.js';
