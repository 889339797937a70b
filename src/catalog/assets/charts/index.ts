export { Chart } from './chart.model.js';
export { ChartModule } from './chart.module.js';
export { Dashboard } from './dashboard.model.js';
export { Notebook } from './notebook.model.js';
