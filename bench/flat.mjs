// Question: does the cost of an operation stay the same as the catalogue grows? One service with the embedded engines for
// each of SIZES (rows of aspects, separated by commas), asked in turn, ROUNDS times. BENCH_DATA_DIR keeps the stores for
// the next run.
import { measureGrowth } from './lib/growth.mjs';

await measureGrowth();
