export { type CheckArguments, CheckIndicesService } from './check-indices/check-indices.service.js';
export { OperationsModule } from './operations.module.js';
export { checkUrn, type RestoreArguments } from './restore-indices/restore-arguments.js';
export { type RestoreAnswer, RestoreIndicesService } from './restore-indices/restore-indices.service.js';
