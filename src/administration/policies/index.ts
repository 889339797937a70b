export {
  PLATFORM_PRIVILEGE_CATALOG,
  RESOURCE_PRIVILEGE_CATALOG,
  type ResourcePrivilegeGroup,
} from './catalog/privilege-catalog.js';
export { PolicyModule } from './policy.module.js';
