// node .ci/summary.mjs FOLDER PART …: adds up what the parts wrote to FOLDER/PART.json. A part that wrote nothing is one failure.
import { existsSync, readFileSync } from 'node:fs';
import { join } from 'node:path';

const [folder, ...parts] = process.argv.slice(2);

function outcomeOf(part) {
  const file = join(folder, `${part}.json`);
  if (!existsSync(file)) return { passed: 0, failed: 1, failures: ['it ended without a result'] };
  const { numPassedTests, numFailedTests, testResults } = JSON.parse(readFileSync(file, 'utf8'));
  const broken = testResults.filter(
    ({ status, assertionResults }) => status === 'failed' && assertionResults.every(passes),
  );
  return {
    passed: numPassedTests,
    failed: numFailedTests + broken.length,
    failures: [...testResults.flatMap(failuresOf), ...broken.map(({ name }) => `${name} could not run`)],
  };
}

function passes({ status }) {
  return status !== 'failed';
}

function failuresOf({ assertionResults }) {
  return assertionResults.filter((result) => !passes(result)).map(({ fullName }) => fullName);
}

const outcomes = parts.map((part) => ({ part, ...outcomeOf(part) }));
for (const { part, passed, failed, failures } of outcomes) {
  console.log(`${part}: ${passed} passed, ${failed} failed`);
  for (const failure of failures) console.log(`  failed: ${failure}`);
}
const sum = (member) => outcomes.reduce((total, outcome) => total + outcome[member], 0);
console.log(`${sum('passed')} passed, ${sum('failed')} failed`);
process.exitCode = sum('failed') === 0 ? 0 : 1;
