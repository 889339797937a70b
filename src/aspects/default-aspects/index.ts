export { defaultAspects } from './default-aspects.js';
