export { DEFAULT_MODULES, pageModuleUrn } from './default-modules.js';
export { PAGE_TEMPLATE, storedTemplate } from './page-template.mappings.js';
export { DataHubPageTemplate } from './page-template.model.js';
export { PagesModule } from './pages.module.js';
