/** Places `file:line` of the lines that `isMeant` tells. `text`: content of a file. */
export function placesOf(
  files: readonly string[],
  text: (file: string) => string,
  isMeant: (line: string) => boolean,
): readonly string[] {
  return files.flatMap((file) =>
    text(file)
      .split('\n')
      .flatMap((line, at) => (isMeant(line) ? [`${file}:${at + 1}`] : [])),
  );
}

/** Whether `place` lies in `entry`: a file, or a folder, which ends with a slash. */
export function isPlacedIn(entry: string, place: string): boolean {
  return place.startsWith(entry.endsWith('/') ? entry : `${entry}:`);
}
