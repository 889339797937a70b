export { OwnerInput } from './owner.input.js';
export { OwnerService } from './owner.service.js';
export { ownershipField, ownershipTypeRef, userOrGroupRef } from './ownership.mappings.js';
export { OwnershipTypeEntity } from './ownership-type.model.js';
export { OwnerType, Ownership } from './ownership.model.js';
export { OwnershipModule } from './ownership.module.js';
export { OwnershipUpdate } from './ownership-update.input.js';
export { ownershipOf, technicalOwner } from './stored-ownership.js';
