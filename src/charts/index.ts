export { ChartModule } from './chart.module.js';
export { Notebook } from './notebook.model.js';
