export { DataContractModule } from './data-contract.module.js';
