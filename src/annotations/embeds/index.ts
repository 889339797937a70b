export { EmbedModule } from './embed.module.js';
