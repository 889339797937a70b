export { GraphiqlModule } from './graphiql.module.js';
