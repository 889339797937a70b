/** What a skipped test says that it needs. */
const NEED = /\(needs (.+)\)/;

/** Ends the report of a run with a line for each thing that skipped tests need: how many they are, and what to set. */
export default class UnmetNeeds {
  onRunComplete(_contexts, { testResults }) {
    const counts = new Map();
    for (const { status, fullName } of testResults.flatMap((file) => file.testResults)) {
      const need = status === 'pending' ? NEED.exec(fullName)?.[1] : undefined;
      if (need !== undefined) counts.set(need, (counts.get(need) ?? 0) + 1);
    }
    for (const [need, count] of counts)
      process.stderr.write(`Skipped: ${count} ${count === 1 ? 'test needs' : 'tests need'} ${need}\n`);
  }
}
